import type { Person } from "./sentences";

/** The toasts about what other devices have done in a check. */
export const othersCopy = {
  /**
   * The toast after a later count of the same item by another person has replaced the signed-in
   * person's count.
   */
  overruled: ({ by, item, amount }: { by: string; item: string; amount: string }) => ({
    title: "Counted again",
    text: `${by} counted ${item} after you: ${amount}`,
  }),
  /**
   * The toast after another device has completed the check. It has a title and no second line, so that it
   * fits into the title bar of a phone beside the button.
   */
  completedBy: ({ by, openList }: { by: Person | null; openList: () => void }) => ({
    title: completion(by),
    action: { label: "Open", name: "Open the list", onSelect: openList },
  }),
  /** The toast after the server has refused counts because another device has cancelled the check. */
  discarded: ({ count, by }: { count: number; by: Person }) => ({
    title: "Inventory check cancelled",
    text: `${count === 1 ? "1 count" : `${count} counts`} discarded, cancelled by ${by.isSelf ? "you" : by.username}`,
  }),
} as const;

function completion(by: Person | null): string {
  if (by === null) return "The shopping list is ready.";
  return by.isSelf
    ? "You completed the check on another device."
    : `${by.username} completed the check.`;
}
