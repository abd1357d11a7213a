/** Eighteen faces from a few parts: ground, coat, hat, face, what is in their hands. */
import type { ChicagoGangstersPerson as Person } from "../../lib/views";

const INK = "#1d140d";

type Part = { d: string; fill?: string; line?: string; width?: number };
const solid = (d: string, fill: string, width = 1): Part => ({ d, fill, line: INK, width });
const stroke = (d: string, line = INK, width = 1.6): Part => ({ d, line, width });

const HATS: Record<string, (colour: string) => Part[]> = {
  top: () => [
    solid("M19 4h22l-1.500 14h-19z", INK),
    solid("M13 18h34v4H13z", INK),
    { d: "M20.300 14h19.400v3.500H20.300z", fill: "#a3281c" },
  ],
  bowler: (colour) => [
    solid("M19 18c0-9 5-12 11-12s11 3 11 12z", colour),
    solid("M13 18c5 3 29 3 34 0v3c-6 3-28 3-34 0z", colour),
  ],
  fedora: (colour) => [
    solid("M20 18c0-9 3-11 6-11 2 0 3 1 4 1s2-1 4-1c3 0 6 2 6 11z", colour),
    solid("M11 18c7 4 31 4 38 0 0 5-9 6-19 6s-19-1-19-6z", colour),
  ],
  flat: (colour) => [
    solid("M16 17c0-7 6-10 14-10s15 3 15 9l-4 4H19z", colour, 1.2),
    solid("M17 20c6-2 18-2 23 0l8 3c-9 1-22 1-31 0z", INK),
  ],
  police: (colour) => [
    solid("M15 15c2-8 8-9 15-9s13 1 15 9l-4 5H19z", colour, 1.3),
    solid("M18 19.500h24l1 4c-8-2-18-2-26 0z", INK),
    {
      d: "m30 8 1.500 3 3.300.3-2.500 2.100.8 3.200L30 15l-3.100 1.600.8-3.200-2.500-2.100 3.300-.3z",
      fill: "#f4c64f",
    },
  ],
  hair: (colour) => [
    solid("M19 24c-1-10 4-14 11-14s12 4 11 14c-2-6-4-7-6-8-4 2-8 2-11 0-2 2-4 3-5 8z", colour),
  ],
  wig: () => [
    solid(
      "M17 40c-3-4-3-8-1-10-3-4-1-8 1-9 0-8 6-13 13-13s13 5 13 13c2 1 4 5 1 9 2 2 2 6-1 10-2-4-2-12-3-17-3-4-17-4-20 0-1 5-1 13-3 17z",
      "#f3ead6",
    ),
  ],
};

const FACES: Record<string, Part[]> = {
  plain: [stroke("M26 37h8")],
  smile: [stroke("M26 36c2 2 6 2 8 0", INK, 1.5)],
  moustache: [stroke("M23 34.500c4-2 10-2 14 0", INK, 2.4)],
  white: [
    solid("M22 35c3-3 5-2 8-1 3-1 5-2 8 1-3 2-6 1-8-.500-2 1.500-5 2.500-8 .5z", "#efe3c8", 0.8),
  ],
  grim: [stroke("M24 35.500h12", INK, 2.6)],
  smoke: [stroke("M25 36h10"), stroke("M33 36l9 3", "#f6ecd6", 1.8)],
  mask: [{ d: "M19 25c7-2 15-2 22 0v5c-4 2-7 2-9 0h-4c-2 2-5 2-9 0z", fill: INK }],
  glasses: [
    stroke("M20 28h2M38 28h2M28.500 28h3", "#d9a94e", 1.3),
    stroke("M22 28a3.300 3.300 0 1 0 6.600 0 3.300 3.300 0 1 0-6.600 0", "#d9a94e", 1.3),
    stroke("M31.400 28a3.300 3.300 0 1 0 6.600 0 3.300 3.300 0 1 0-6.600 0", "#d9a94e", 1.3),
    stroke("M26 37h8"),
  ],
};

const MORE: Record<string, Part[]> = {
  sash: [solid("M14 50l30 14H30L11 55z", "#d9a94e", 0.8)],
  press: [solid("M38 8l9-3 1 7-9 3z", "#fffaf0", 0.9)],
  collar: [
    solid("M22 44c5 4 11 4 16 0v6c-5 4-11 4-16 0z", "#f6ecd6"),
    stroke("M30 54v9M26.500 57h7", "#d9a94e", 2),
  ],
  bomb: [
    solid("M38 56a6 6 0 1 0 12 0 6 6 0 1 0-12 0", INK),
    stroke("M48 51c2-3 3-4 5-4", "#f4c64f", 1.8),
  ],
  coin: [solid("M40 57a5 5 0 1 0 10 0 5 5 0 1 0-10 0", "#f4c64f")],
  dice: [solid("M39 51h10v10H39z", "#f6ecd6"), stroke("M42 54h.1M46 58h.1M44 56h.1", INK, 2.2)],
  badge: [solid("M13 52l5-2 5 2v5c0 3-5 5-5 5s-5-2-5-5z", "#f4c64f")],
  crate: [solid("M37 52h15v11H37z", "#9a6a33"), stroke("M37 57h15M44 52v11", INK, 1)],
  paper: [solid("M39 49h10v13H39z", "#fffaf0"), stroke("M41 53h6M41 56h6M41 59h4", INK, 0.9)],
  scar: [stroke("M36 30l3 6", "#96200f", 1.4)],
  stripes: [stroke("M12 56h36M9 61h42", "#efe3c8", 2)],
};

interface Figure {
  /** Ground and its rays. */
  ground: [string, string];
  coat: string;
  hat: string;
  felt?: string;
  face: string;
  more?: string;
  /** No shirt and tie. */
  open?: boolean;
}

const RED: [string, string] = ["#b9826e", "#cc9b88"];
const GREY: [string, string] = ["#9aa39c", "#b1b9b2"];
const GOLD: [string, string] = ["#c9a25a", "#dcbb7a"];
const BLUE: [string, string] = ["#8ea2b8", "#a9bacb"];
const GREEN: [string, string] = ["#8fae9a", "#a8c3b1"];
const PLUM: [string, string] = ["#a99bb5", "#bfb3c9"];
const STRAW: [string, string] = ["#c7b262", "#d8c883"];
const CLAY: [string, string] = ["#c99f86", "#dab7a2"];

export const FIGURES: Record<Person, Figure> = {
  informer: { ground: GREY, coat: "#3b3a36", hat: "fedora", felt: "#4a4740", face: "plain" },
  smuggler: {
    ground: BLUE,
    coat: "#2c4a4a",
    hat: "flat",
    felt: "#2a3d4d",
    face: "smoke",
    more: "crate",
  },
  bomber: { ground: RED, coat: "#4a2320", hat: "bowler", felt: INK, face: "grim", more: "bomb" },
  dealer: {
    ground: GREEN,
    coat: "#2f4a35",
    hat: "fedora",
    felt: "#6b5a2a",
    face: "smile",
    more: "coin",
  },
  thief: {
    ground: PLUM,
    coat: "#26211c",
    hat: "flat",
    felt: "#3b342b",
    face: "mask",
    more: "stripes",
    open: true,
  },
  fence: { ground: STRAW, coat: "#5a4526", hat: "bowler", felt: "#6b4a2c", face: "glasses" },
  gambler: {
    ground: GREEN,
    coat: "#54203a",
    hat: "fedora",
    felt: "#efe3c8",
    face: "moustache",
    more: "dice",
  },
  priest: {
    ground: PLUM,
    coat: "#17110c",
    hat: "hair",
    felt: "#8d8272",
    face: "smile",
    more: "collar",
    open: true,
  },
  thug: { ground: RED, coat: "#33291f", hat: "flat", felt: "#4c3f22", face: "grim", more: "scar" },
  driver: { ground: STRAW, coat: "#4c3f22", hat: "flat", felt: "#6b5a2a", face: "smoke" },
  customs: { ground: BLUE, coat: "#2d4460", hat: "police", felt: "#2d4460", face: "moustache" },
  reporter: {
    ground: CLAY,
    coat: "#6b4a2c",
    hat: "fedora",
    felt: "#3b2b1b",
    face: "plain",
    more: "press",
  },
  banker: {
    ground: GOLD,
    coat: "#26302b",
    hat: "hair",
    felt: "#5a4a38",
    face: "glasses",
    more: "coin",
  },
  mayor: {
    ground: GREEN,
    coat: "#3a2b3d",
    hat: "bowler",
    felt: INK,
    face: "moustache",
    more: "sash",
  },
  chief: {
    ground: BLUE,
    coat: "#1f2f4a",
    hat: "police",
    felt: "#1f2f4a",
    face: "grim",
    more: "badge",
  },
  prosecutor: {
    ground: CLAY,
    coat: "#22170e",
    hat: "hair",
    felt: "#3b2b1b",
    face: "plain",
    more: "paper",
  },
  judge: { ground: PLUM, coat: "#17110c", hat: "wig", face: "plain", more: "collar", open: true },
  senator: { ground: GOLD, coat: "#2b2320", hat: "top", face: "white" },
};

const SHIRT: Part[] = [
  solid("M24 43l6 7-5 5-4-9zM36 43l-6 7 5 5 4-9z", "#f6ecd6"),
  solid("M28.500 50h3l2 12-3.500 2-3.500-2z", "#a3281c", 0.8),
];

/** All parts of a person, from the back to the front. */
export function partsOf(person: Person): Part[] {
  const { coat, hat, felt, face, more, open } = FIGURES[person];
  return [
    solid("M6 64c1-14 9-19 18-21l6 6 6-6c9 2 17 7 18 21z", coat, 1.5),
    { d: "M24 38h12v8l-6 5-6-5z", fill: "#e9c9a2" },
    solid("M19 22h22c1 12-4 20-11 20s-12-8-11-20z", "#e9c9a2", 1.5),
    { d: "M30 22h11c1 12-4 20-11 20z", fill: "#0000001f" },
    stroke("M24 27.500h4M32 27.500h4", INK, 1.8),
    stroke("M30 28v5h-2", INK, 1.1),
    ...(open ? [] : SHIRT),
    ...HATS[hat]!(felt ?? INK),
    ...FACES[face]!,
    ...(more ? MORE[more]! : []),
  ];
}

/** Sixteen rays from the foot of the picture. */
export const RAYS = Array.from({ length: 16 }, (_, i) => {
  const ray = (at: number) => {
    const angle = Math.PI * (1 + at / 32);
    return `${(30 + 80 * Math.cos(angle)).toFixed(1)} ${(64 + 80 * Math.sin(angle)).toFixed(1)}`;
  };
  return `M30 64L${ray(2 * i)}L${ray(2 * i + 1)}Z`;
}).join("");
