import { days } from "@/lib/core/clock";
import type { Role } from "@/lib/policy/actor";

/** Returns when a shopping link ends that was made at `from`: a day later. */
export function linkEnd(from: Date): Date {
  return new Date(from.getTime() + days(1));
}

/** Returns whether a person may end a shopping link: its creator, and every admin. */
export function mayEndLink(
  person: { id: number; role: Role },
  link: { createdById: number },
): boolean {
  return person.role === "admin" || person.id === link.createdById;
}
