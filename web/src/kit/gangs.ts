/** The eight gangs: each known by shape and letter first, colour and pattern second. */
export const GANGS = [
  "red",
  "blue",
  "yellow",
  "green",
  "orange",
  "purple",
  "grey",
  "brown",
] as const;
export type Gang = (typeof GANGS)[number];

/** Fixed in all languages: German "gelb", "grün" and "grau" would collide. */
export const LETTER: Record<Gang, string> = {
  red: "R",
  blue: "B",
  yellow: "Y",
  green: "G",
  orange: "O",
  purple: "P",
  grey: "S",
  brown: "N",
};

const n = (value: number) => Math.round(value * 100) / 100;

function polygon(r: number, points: number, turn: number): string {
  const at = (i: number) => {
    const a = turn + (i * 2 * Math.PI) / points;
    return `${n(r * Math.cos(a))} ${n(r * Math.sin(a))}`;
  };
  return `M${Array.from({ length: points }, (_, i) => at(i)).join("L")}Z`;
}

/** Eight round lobes. */
function scallop(r: number): string {
  const lobes = 8;
  const inner = r * 0.9;
  const lobe = n(inner * Math.sin(Math.PI / lobes) * 1.12);
  const at = (i: number) => {
    const a = ((i - 0.5) * 2 * Math.PI) / lobes - Math.PI / 2;
    return `${n(inner * Math.cos(a))} ${n(inner * Math.sin(a))}`;
  };
  const arcs = Array.from({ length: lobes }, (_, i) => `A${lobe} ${lobe} 0 0 1 ${at(i + 1)}`);
  return `M${at(0)}${arcs.join("")}Z`;
}

/** The gang's outline about (0, 0), as large to the eye as a circle of radius r. */
export function outline(gang: Gang, r: number): string {
  const s = n(r * 0.9);
  const c = n(r * 0.12);
  switch (gang) {
    case "red":
      return `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`;
    case "blue":
      return (
        `M${n(-s + c)} ${-s}H${n(s - c)}Q${s} ${-s} ${s} ${n(-s + c)}V${n(s - c)}` +
        `Q${s} ${s} ${n(s - c)} ${s}H${n(-s + c)}Q${-s} ${s} ${-s} ${n(s - c)}` +
        `V${n(-s + c)}Q${-s} ${-s} ${n(-s + c)} ${-s}Z`
      );
    case "yellow":
      return polygon(r * 1.2, 4, -Math.PI / 2);
    case "green":
      return polygon(r * 1.1, 6, 0);
    case "orange": {
      const w = n(r * 0.92);
      const top = n(-r * 0.98);
      return (
        `M${-w} ${top}H${w}V${n(r * 0.12)}` +
        `C${w} ${n(r * 0.7)} ${n(w * 0.5)} ${n(r * 0.98)} 0 ${n(r * 1.16)}` +
        `C${n(-w * 0.5)} ${n(r * 0.98)} ${-w} ${n(r * 0.7)} ${-w} ${n(r * 0.12)}Z`
      );
    }
    case "purple":
      return scallop(r);
    case "grey": {
      const e = n(r * 0.95);
      const k = n(r * 0.34);
      const m = n(e - k);
      return (
        `M${-m} ${-e}H${m}A${k} ${k} 0 0 0 ${e} ${-m}V${m}A${k} ${k} 0 0 0 ${m} ${e}` +
        `H${-m}A${k} ${k} 0 0 0 ${-e} ${m}V${-m}A${k} ${k} 0 0 0 ${-m} ${-e}Z`
      );
    }
    case "brown": {
      const w = n(r * 0.86);
      return `M${-w} ${n(r * 0.95)}V${n(-r * 0.14)}A${w} ${w} 0 0 1 ${w} ${n(-r * 0.14)}V${n(r * 0.95)}Z`;
    }
  }
}
