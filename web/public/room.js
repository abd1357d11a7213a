// Before anything is painted: the room as it was left, or as the system wants it.
let theme = "system";
try {
  theme = JSON.parse(localStorage.getItem("backroom") || "{}").theme;
} catch {
  // Nothing was left.
}
if (theme !== "day" && theme !== "night") {
  theme = matchMedia("(prefers-color-scheme: light)").matches ? "day" : "night";
}
document.documentElement.dataset.theme = theme;
