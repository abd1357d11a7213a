/** What a district is known by, as a silhouette of 130 by 66: each its own. */
export const SKYLINES: Record<string, string> = {
  // The gate of the yards between its towers, and pens behind.
  d01: "M0 66V50h8V44h4v6h10V44h4v6h12V22l7-9 7 9v8h26v-8l7-9 7 9v28h12V44h4v6h10V44h4v6h8v16H76V52a11 11 0 0 0-22 0v14z",
  // Workers' cottages under the chimneys of the packing houses.
  d02: "M0 66V46l12-9 12 9v-6l12-9 12 9v6h6V8h8v38h8V14h8v32h6l12-9 12 9v6l10-7 12 8v14z",
  // Villas with domes along the lake.
  d03: "M0 66V48h10V36h6c0-10 6-15 12-17v-6h2v6c6 2 12 7 12 17h8V28h20v8h8c0-8 5-12 10-14v-5h2v5c5 2 10 6 10 14h6v12h24v18z",
  // The clock tower by the river, and its newspaper neighbour.
  d04: "M0 66V40h16v-8h12v8h6V24h8V14h6V2h4v12h6v10h8v16h10V26l4-4V12l6-8 6 8v10l4 4v18h14v-8h20v30z",
  // Chapel and halls of the university.
  d05: "M0 66V46l9-8 9 8v-6h20V18l3-10 3 10h12l3-10 3 10v22h24v6l8-7 8 7v-4h28v24z",
  // Hotels and offices along the avenue.
  d06: "M0 66V36h14V22h10v44zM30 66V14h4V6h6v8h4v52zM50 66V32h16v34zM70 66V20h6l4-12 4 12h6v46zM96 66V40h12V28h8v38zM118 66V34h12v32z",
  // A campanile beside its church, and narrow houses.
  d07: "M0 66V38h12v-6h12v6h6V44h6V12h3l6-9 6 9h3v32h8l16-16 16 16h4V34h12v6h8v-6h12v32z",
  // The dog track: a long stand under flags, and a water tank.
  d08: "M0 66V34h4V20h2v14h18V20h2v14h18V20h2v14h18V20h2v14h6l6 14h10V38l-2-2V22l9-7 9 7v14l-2 2v14H130v14z",
  // A bridge with its leaves raised between two houses.
  d09: "M0 66V30h14v10h10L52 8l4 4-22 34v20zM130 66V30h-14v10h-10L78 8l-4 4 22 34v20zM34 58h62v8H34z",
  // The ballpark: stands in a bow, and lamps on masts.
  d10: "M0 66V36h4V10h-4V6h14v4h-4v26c16-8 84-8 106 0V10h-4V6h14v4h-4v26H130v30zM18 46v6h94v-6c-20-6-74-6-94 0z",
  // The glass house in the park, between trees.
  d11: "M0 66V52c-4-10 4-20 10-20s14 10 10 20v6h8V44h12c0-16 12-26 22-28V8h4v8c10 2 22 12 22 28h12v14h6v-6c-4-10 2-22 10-22s14 12 10 22H130v14z",
  // The theatre's upright sign over its marquee.
  d12: "M0 66V32h18V20h22v12h6V6h12v34h34V28h10V16h14v18h14v32zM44 44v6h58v-6z",
  // Towers on towers, and the elevated railway before them.
  d13: "M0 66V26h12V10h6V2h4v8h6v16h6V14h14V4h6v10h4v12h8V10l6-8 6 8v16h8V18h10V6h8v12h8v8h18v16H0zM0 46h130v6h-4v14h-4V52H96v14h-4V52H66v14h-4V52H36v14h-4V52H6v14H2V52H0z",
};
