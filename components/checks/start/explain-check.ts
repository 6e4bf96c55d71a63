interface Situation {
  hasItems: boolean;
  mayCount: boolean;
  mayEdit: boolean;
}

/** Returns what a check is, or why none can be started. */
export function explainCheck({ hasItems, mayCount, mayEdit }: Situation): string {
  if (!hasItems) {
    return mayEdit
      ? "A check counts your items. There are none yet: add them first."
      : "A check counts your items. There are none yet: an admin of your household can add them.";
  }
  return mayCount
    ? "Count room by room and get a shopping list."
    : "No check is running. An admin or assistant of your household can start one.";
}
