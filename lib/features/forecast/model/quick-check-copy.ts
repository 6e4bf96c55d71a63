interface Amount {
  /** The number of items that the check asks for. */
  asked: number;
  /** The number of items that keep their recorded stock. */
  assumed: number;
}

interface Cost {
  taps: { quick: number; all: number };
  /** The expected number of lines of the list that a check of all items would change. */
  wrongLines: number;
}

/** The texts of the quick check. */
export const quickCheckCopy = {
  start: "Quick Check",
  amount: ({ asked, assumed }: Amount) =>
    `${asked === 1 ? "1 item" : `${asked} items`}, ${assumed} kept as recorded`,
  /** What a quick check saves and costs, as the two lines of one sentence. */
  explain: ({ taps, wrongLines }: Cost) => [
    `Quick: about ${taps.quick} instead of ${taps.all} taps,`,
    `and ${wrongLinesText(wrongLines)}.`,
  ],
  missing: (checks: number) =>
    `${checks === 1 ? "One more check" : `${checks} more checks`} until you can start a quick check.`,
} as const;

function wrongLinesText(wrongLines: number): string {
  const count = Math.round(wrongLines);
  if (count === 0) return "hardly a wrong line on the list";
  return `about ${count === 1 ? "one wrong line" : `${count} wrong lines`} on the list`;
}
