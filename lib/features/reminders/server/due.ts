import "server-only";
import { roles } from "@/lib/policy/actor";
import { isAllowed } from "@/lib/policy/permissions";
import { demoAccountKeys } from "@/lib/server/demo-household";
import type { Prisma } from "@/lib/server/generated/prisma/client";
import { daysBefore, OVERDUE_DAYS, REMINDER_TYPE } from "../model/rules";

/**
 * Who is to be reminded: active people who may run a check and did not opt out, of
 * households whose check is overdue. The demo household never is.
 */
export function dueUsers(moment: Date): Prisma.UserWhereInput {
  return {
    isActive: true,
    remindersEnabled: true,
    role: { in: roles.filter((role) => isAllowed(role, "check:run")) },
    household: overdueHouseholds(moment),
  };
}

/** Reminders that stand against another one on that day: those of the seven days up to it. */
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
