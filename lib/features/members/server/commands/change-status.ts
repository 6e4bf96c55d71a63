import "server-only";
import { command } from "@/lib/policy/operation";
import type { Member } from "../../model/dto";
import { changeMember } from "../change-member";
import { endAccessOf } from "../end-access";

/**
 * Deactivates another member, or reactivates a deactivated one.
 * @throws {AppError} as `changeMember`.
 */
export const changeStatus = command(
  "members:manage",
  async (actor, { id, isActive }: { id: number; isActive: boolean }): Promise<Member> => {
    const { householdId } = actor;
    return changeMember(actor, {
      id,
      data: { isActive },
      ownAccount: "You cannot deactivate yourself here.",
      revoke: async (tx) => {
        if (!isActive) await endAccessOf(tx, { householdId, userId: id });
      },
    });
  },
);
