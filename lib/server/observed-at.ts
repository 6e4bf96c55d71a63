import "server-only";
import { now } from "@/lib/core/clock";

/**
 * Returns the time that a device has sent, but never a later one than the present time: the clock of the
 * device may be ahead. Returns the present time if the device has sent none.
 */
export function observedAt(sent: string | undefined): Date {
  const moment = now();
  const observed = new Date(sent ?? moment);
  return observed < moment ? observed : moment;
}
