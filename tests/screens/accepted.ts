interface Accepted {
  /** Matches the descriptions of the accepted violations. */
  text: RegExp;
  why: string;
}

/** Known violations that are not fixed, each with the reason. */
const accepted: readonly Accepted[] = [
  {
    text: /^axe region: <div data-radix-popper/,
    why: "An open menu is placed at the end of the document, and has the focus.",
  },
  {
    text: /^overlap: .*<button> "Alpine whole milk/,
    why: "The suggestions of Add to the list are above the list while the field has the focus.",
  },
  {
    text: /^overlap: <button> "Wasch.* and <select> "Choose a location/,
    why: "The suggested names are above the label of the next field while the name has the focus.",
  },
  {
    text: /^axe target-size: <input class="peer/,
    why: "A row can be scrolled below the heading of its room. The rule about small targets measures each checkbox.",
  },
];

/** Returns whether a violation is in the list of accepted violations. */
export function isAccepted(violation: string): boolean {
  return accepted.some(({ text }) => text.test(violation));
}
