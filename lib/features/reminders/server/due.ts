import "server-only";
import { roles } from "@/lib/policy/actor";
import { isAllowed } from "@/lib/policy/permissions";
import { demoAccountKeys } from "@/lib/server/demo-household";
import type { Prisma } from "@/lib/server/generated/prisma/client";
import { daysBefore, OVERDUE_DAYS, REMINDER_TYPE } from "../model/rules";

/**
 * Condition on people who are due a reminder: active, allowed to run a check, not opted out, in a household with an
 * overdue check. The demo household is excluded.
 */
export function dueUsers(moment: Date): Prisma.UserWhereInput {
  return {
    isActive: true,
    remindersEnabled: true,
    role: { in: roles.filter((role) => isAllowed(role, "check:run")) },
    household: overdueHouseholds(moment),
  };
}

/**
 * Condition for the reminders because of which a person gets no other one on `day`: those of `day` and of the
 * six days before it.
 */
export function recentReminders(day: string): Prisma.ReminderEmailLogWhereInput {
  return { emailType: REMINDER_TYPE, dateSent: { gt: daysBefore(day, OVERDUE_DAYS) } };
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
