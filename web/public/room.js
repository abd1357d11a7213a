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

// Whatever fails before the page is there leaves nothing to look at: then that is said.
function sayUnloaded() {
  const notice = document.getElementById("unloaded");
  if (!notice) return;
  notice.className = "bare now";
  notice.setAttribute("role", "alert");
}
addEventListener(
  "error",
  () => {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", sayUnloaded);
    else sayUnloaded();
  },
  true,
);
