import { DEMO_ACCOUNT } from "@/lib/core/product";
import type { TimeOfDay } from "./moments";

export const DEMO_HOUSEHOLD = "The Marlow Household";

/** When the household was created: two days before its first check. */
export const FOUNDED_DAYS_AGO = 69;
export const FOUNDED_AT: TimeOfDay = [18, 30];

/**
 * The people of the demo household. Nobody has addresses under `.example` (RFC 2606), so no mail of the
 * demo reaches a real person.
 */
export const demoMembers = [
  { username: DEMO_ACCOUNT.username, email: DEMO_ACCOUNT.email, role: "admin" },
  { username: "robin.marlow", email: "robin@larder.example", role: "assistant" },
] as const;

export type DemoUsername = (typeof demoMembers)[number]["username"];

export interface CheckPlan {
  daysAgo: number;
  /** Time of the check in UTC: afternoon or evening in Europe, morning in America. */
  at: TimeOfDay;
  startedBy: DemoUsername;
  /** The locations that the other member counted, instead of `startedBy`. */
  sharedRooms: readonly string[];
}

/** The past checks, oldest first: about every ten days, with one gap of almost three weeks. */
export const checkPlans: readonly CheckPlan[] = [
  { daysAgo: 67, at: [16, 10], startedBy: "demo", sharedRooms: ["Cellar", "Garage"] },
  { daysAgo: 59, at: [17, 25], startedBy: "demo", sharedRooms: [] },
  { daysAgo: 48, at: [15, 40], startedBy: "robin.marlow", sharedRooms: ["Fridge", "Freezer"] },
  { daysAgo: 29, at: [18, 5], startedBy: "demo", sharedRooms: ["Cellar", "Garage"] },
  { daysAgo: 14, at: [16, 50], startedBy: "robin.marlow", sharedRooms: [] },
  { daysAgo: 3, at: [17, 15], startedBy: "demo", sharedRooms: ["Bathroom", "Laundry room"] },
];
