/** The units that an item can be counted in. */
export const units = [
  "bottle",
  "box",
  "bag",
  "can",
  "roll",
  "pack",
  "container",
  "piece",
  "jar",
  "tube",
  "carton",
] as const;
export type Unit = (typeof units)[number];
