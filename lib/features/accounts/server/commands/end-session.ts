import "server-only";
import { demoLimits } from "@/lib/core/demo-limits";
import { notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { refuseDemoHousehold } from "@/lib/server/demo-household";
import { announceRevocation } from "@/lib/server/realtime/announce";

/**
 * Signs out one of the person's own devices. The event stream of that device closes at once.
 * @param publicId the id of the session in API calls.
 * @returns whether the person has signed out the device that sent the call.
 * @throws {AppError} `not_found` for an ended session and for the session of another person; `forbidden` for
 * the demo account, where the other devices belong to strangers.
 */
export const endSession = command(
  "household:view",
  async (actor, publicId: number): Promise<boolean> => {
    const { userId, householdId, sessionId } = actor;
    await refuseDemoHousehold(householdId, demoLimits.devices);
    return authorizedTransaction(
      actor,
      async (tx) => {
        const where = { publicId, userId, user: { householdId } };
        const session = await tx.session.findFirst({ where, select: { id: true } });
        if (!session) throw notFound("Device");
        await tx.session.deleteMany({ where: { id: session.id } });
        await announceRevocation(tx, householdId);
        return session.id === sessionId;
      },
      // Two devices that sign each other out wait here. Without this lock they would deadlock on their sessions.
      { changesOwnAccount: true },
    );
  },
);
