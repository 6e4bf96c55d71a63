import "server-only";
import { roles } from "@/lib/policy/actor";
import { isAllowed } from "@/lib/policy/permissions";
import { demoAccountKeys } from "@/lib/server/demo-household";
import type { Prisma } from "@/lib/server/generated/prisma/client";
import { daysBefore, OVERDUE_DAYS, type ReminderKind, reminderTypes } from "../model/rules";

/**
 * Condition on people who are due a reminder of an overdue check: active, allowed to run a check, not opted out, in a
 * household with an overdue check. The demo household is excluded.
 */
export function usersWithOverdueCheck(moment: Date): Prisma.UserWhereInput {
  return {
    isActive: true,
    remindersEnabled: true,
    role: { in: roles.filter((role) => isAllowed(role, "check:run")) },
    household: overdueHouseholds(moment),
  };
}

/**
 * Condition on people who may be due a reminder of items that run out: active and opted in. The demo household is
 * excluded.
 */
export const usersWithRunOutReminders: Prisma.UserWhereInput = {
  isActive: true,
  runOutRemindersEnabled: true,
  household: { users: { none: demoAccountKeys } },
};

/**
 * Condition on reminders that were sent on `day` or on one of the six days before it. A person with such a reminder
 * gets no other one of the kind on `day`.
 */
export function recentReminders(
  kind: ReminderKind,
  day: string,
): Prisma.ReminderEmailLogWhereInput {
  return { emailType: reminderTypes[kind], dateSent: { gt: daysBefore(day, OVERDUE_DAYS) } };
}

function overdueHouseholds(moment: Date): Prisma.HouseholdWhereInput {
  const before = daysBefore(moment, OVERDUE_DAYS);
  return {
    inventoryUpdates: {
      none: {
        OR: [{ status: "in_progress" }, { status: "completed", completedAt: { gte: before } }],
      },
    },
    OR: [
      { inventoryUpdates: { some: { status: "completed" } } },
      { createdAt: { lt: before }, items: { some: { isDeleted: false } } },
    ],
    users: { none: demoAccountKeys },
  };
}
