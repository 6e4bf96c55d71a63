/**
 * The texts of the sheet, which shows all items of a location. They are not part of `countCopy`, which every screen
 * loads.
 */
export const sheetCopy = {
  how: "Change what differs, confirm the rest.",
  nothingLeft: "Nothing left to count",
  /** Replaces `nothingLeft` while entries are assumed. */
  assumedLeft: (assumed: number) => `${assumed} taken as recorded`,
  /** Replaces `how` when nothing is left to count. */
  allCounted: "All can still be changed.",
  /** Replaces `how` on the screen. All are about equally long, so that the rows below do not move. */
  unknown: (count: number) =>
    count === 1
      ? "Choose the amount of 1 more item."
      : `Choose the amounts of ${count} more items.`,
  confirm: (count: number, { isAll }: { isAll: boolean }) =>
    isAll && count > 1 ? `All ${count} are as shown` : `The rest is as shown (${count})`,
  confirmed: (count: number) => ({
    title: "Success",
    text: count === 1 ? "1 item counted as shown" : `${count} items counted as shown`,
  }),
  /** Shown for an item that this check has counted and no earlier check has. */
  firstCount: "First count",
  assumed: "Taken as recorded, not counted",
  /** What is probably left of an item; 0 for nothing. */
  expected: (amount: string | 0) => (amount === 0 ? "Probably empty now" : `Now about ${amount}`),
} as const;
