// Before anything is painted: the room as it was left.
try {
  const theme = JSON.parse(localStorage.getItem("backroom") || "{}").theme;
  if (theme === "day" || theme === "night") document.documentElement.dataset.theme = theme;
} catch {
  // Then the system decides.
}
