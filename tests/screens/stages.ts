import type { StageSpec } from "./stage";

const shelves = { locations: 4, items: 14 } as const;

/** The households of which screenshots are taken. */
export const stages = {
  empty: { locations: 0, items: 0 },
  bare: { locations: 1, items: 0 },
  single: { locations: 1, items: 1 },
  /** 200 items in 12 locations. */
  full: {
    locations: 12,
    items: 200,
    hasHistory: true,
    list: { lines: 24, bought: "half" },
    hasAdditions: true,
  },
  added: { ...shelves, hasAdditions: true },
  begun: { ...shelves, counted: "none" },
  checking: { ...shelves, counted: "half" },
  checkingFull: { locations: 12, items: 200, counted: "half" },
  almost: { ...shelves, counted: "allButLast" },
  counted: { ...shelves, counted: "all" },
  oneLine: { ...shelves, list: { lines: 1 } },
  bought: { ...shelves, list: { lines: 8, bought: "all" } },
  cleared: { ...shelves, list: { lines: 0, isCleared: true } },
  nothingToBuy: { ...shelves, list: { lines: 0 } },
  generating: { ...shelves, list: { lines: 8, status: "generating" } },
  failed: { ...shelves, list: { lines: 8, status: "error" } },
} as const satisfies Record<string, StageSpec>;

export type StageName = keyof typeof stages;
