/** The person who has ended a check, or assumed a stock. */
export interface Person {
  username: string;
  /** Whether it is the signed-in person. */
  isSelf: boolean;
}

/** Returns the notice on the screens of a check that another device has ended. */
export function describeEnd(status: "completed" | "cancelled", by: Person | null): string {
  if (by === null) return `This check was ${status}.`;
  return by.isSelf
    ? `You have ${status} this check on another device.`
    : `${by.username} has ${status} this check.`;
}

/** Returns who counted an item, without the time: "anna counted 2½". The amount is undefined where it is shown already. */
export function describeCounter(by: string, amount: string | undefined): string {
  return `${by} counted ${amount ?? "this"}`;
}

/** Returns who took the stock of an item as recorded, without the time. */
export function describeAssumer(by: Person): string {
  return `Taken as recorded by ${by.isSelf ? "you" : by.username}`;
}

/** The toast after a tap that needs a check when none is running. */
export const NO_ACTIVE_CHECK = {
  title: "No active inventory check",
  text: "Redirecting to inventory check page",
} as const;
