const NUMBERS = ["No", "One", "Two", "Three", "Four"];

/** The texts of the run-out forecast. */
export const forecastCopy = {
  runningOut: "Running out before your next shopping",
  mayRunOut: "May run out before your next shopping",
  weeks: "Lasts for weeks",
  months: "Lasts for months",
  goodUntil: (day: string) => `Good until ${day}`,
  /** Follows `goodUntil`: the day is a lower bound. */
  share: "at least, in 9 of 10 cases",
  checksMissing: (count: number) =>
    `${NUMBERS[count] ?? count} more ${count === 1 ? "check" : "checks"} until Larder can say how long it lasts`,
  timeMissing: "Larder can say how long it lasts after two weeks of checks",
  accuracy: "How often we were right",
  found: ({ expected, found }: { expected: number; found: number }) =>
    `${found} of ${expected} items that Larder expected to be there were there.`,
  aim: "Larder aims at 9 of 10.",
} as const;
