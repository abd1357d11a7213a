/** Figures of a report as a language writes them. */
const kept = new Map<string, Intl.NumberFormat>();

function format(language: string, style: "percent" | "decimal", digits: number, sign: boolean) {
  const key = `${language} ${style} ${digits} ${sign}`;
  const found =
    kept.get(key) ??
    new Intl.NumberFormat(language, {
      style,
      maximumFractionDigits: digits,
      minimumFractionDigits: digits,
      signDisplay: sign ? "exceptZero" : "auto",
    });
  kept.set(key, found);
  return found;
}

export const percent = (part: number, language: string, digits = 0): string =>
  format(language, "percent", digits, false).format(part);

/** A difference of chances in percentage points. */
export const points = (part: number, language: string, sign = false): string =>
  format(language, "decimal", 1, sign).format(100 * part);

export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
