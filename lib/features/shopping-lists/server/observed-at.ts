import "server-only";
import { now } from "@/lib/core/clock";

/** Returns the time that a device has sent, or the present time. The clock of the device may be ahead. */
export function observedAt(sent: string | undefined): Date {
  const moment = now();
  const observed = new Date(sent ?? moment);
  return observed < moment ? observed : moment;
}
