interface Cost {
  /** The number of items that keep their recorded stock. */
  assumed: number;
  taps: { quick: number; all: number };
  wrongLines: number;
}

/** The texts of the quick check. */
export const quickCheckCopy = {
  start: ({ asked, all }: { asked: number; all: number }) =>
    `Quick Check: ${asked} of ${all} items`,
  /** What a quick check saves and costs. */
  explain: ({ assumed, taps, wrongLines }: Cost) =>
    `Only what could change the list: about ${taps.quick} taps instead of ${taps.all}. ${
      assumed === 1 ? "The other item keeps its" : `The other ${assumed} keep their`
    } recorded stock. ${wrongLinesText(wrongLines)}`,
  missing: (checks: number) =>
    `After ${checks === 1 ? "one more check" : `${checks} more checks`} Larder can offer a quick check, which counts only what could change the list.`,
} as const;

function wrongLinesText(wrongLines: number): string {
  const count = Math.round(wrongLines);
  if (count === 0) return "A wrong line on the list is unlikely.";
  return count === 1
    ? "Expect about one wrong line on the list."
    : `Expect about ${count} wrong lines on the list.`;
}
