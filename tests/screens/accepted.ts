interface Accepted {
  /** Matches the sentences about the violation. */
  text: RegExp;
  why: string;
}

/** Violations that are known and stay, each with its reason. */
const accepted: readonly Accepted[] = [
  {
    text: /^axe region: <div data-radix-popper/,
    why: "An open menu is placed at the end of the document, and has the focus.",
  },
  {
    text: /^clipped text: .* has no title$/,
    why: "Names of items and locations are cut after two lines. A tap on the item shows the whole name.",
  },
  {
    text: /^small target: <a> ".*" is \d+ × (28|36)$/,
    why: "The sticky heading of a location in the list of items is as low as its text. The bar beside it does the same.",
  },
  {
    text: /^layout shift of [\d.]+: ".* · (Not counted|No earlier)/,
    why: "Which missing items were never counted is known after the page: another call decides it.",
  },
];

/** Returns whether a violation is known and stays. */
export function isAccepted(violation: string): boolean {
  return accepted.some(({ text }) => text.test(violation));
}
