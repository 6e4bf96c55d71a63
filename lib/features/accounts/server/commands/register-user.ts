import "server-only";
import type { z } from "zod";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { identityKey } from "@/lib/core/identity-key";
import { acceptInvitation } from "@/lib/features/members/server/accept-invitation";
import { findInvitation } from "@/lib/features/members/server/reads";
import type { Role } from "@/lib/policy/actor";
import { usernameSkeleton } from "@/lib/server/confusables/username-skeleton";
import { transaction, type Tx } from "@/lib/server/db";
import { rememberDevice, type RequestSource } from "@/lib/server/known-devices";
import { hashPassword } from "@/lib/server/password";
import { consume, personalKey } from "@/lib/server/rate-limit";
import { announce } from "@/lib/server/realtime/announce";
import { createSession, readSessionUser } from "@/lib/server/session";
import { toUser } from "../../model/dto";
import { defaultHouseholdName } from "../../model/rules";
import type { registerSchema } from "../../model/schema";
import { prepareIdentityCheck, requireFreeIdentity } from "../require-free-identity";
import type { SignedIn } from "./sign-in";

type Input = z.output<typeof registerSchema> & { source: RequestSource };

/**
 * Creates a user and signs them in: as the admin of a new household or, with the token of an invitation, as a member
 * of the inviting household in the invited role.
 * @throws {AppError} `conflict` when the username or the e-mail address is taken, or when a username with non-ASCII
 * characters looks like an existing one; `rate_limited`; `not_found`, `gone` or `invalid_input` for an invitation
 * that this person cannot accept.
 */
export async function registerUser(input: Input): Promise<SignedIn> {
  const { source } = input;
  await consume("register:address", personalKey(source.address));
  if (input.token !== undefined) await findInvitation({ token: input.token, source });
  await prepareIdentityCheck(input);
  const password = await hashPassword(input.password);
  const moment = now();
  return transaction(async (tx) => {
    const { token, email } = input;
    const membership =
      token === undefined
        ? await foundHousehold(tx, input, moment)
        : await acceptInvitation(tx, { token, email });
    await requireFreeIdentity(tx, input);
    // Two simultaneous registrations of a name both pass the check above; the unique index accepts one.
    const [created] = await tx.user.createManyAndReturn({
      data: [
        {
          ...membership,
          username: input.username,
          usernameKey: identityKey(input.username),
          usernameSkeleton: usernameSkeleton(input.username),
          email: input.email,
          emailKey: identityKey(input.email),
          // An invited address counts as verified, even if the admin has shared the link in another way than
          // by mail: the admin vouches for it.
          emailVerifiedAt: token === undefined ? null : moment,
          password,
          createdAt: moment,
          privacyConsentedAt: moment,
          termsConsentedAt: moment,
          marketingConsent: input.marketingConsent,
        },
      ],
      skipDuplicates: true,
      select: { id: true },
    });
    if (!created) {
      await requireFreeIdentity(tx, input);
      throw new AppError("conflict", "This account exists already.");
    }
    const session = await createSession(tx, {
      userId: created.id,
      isKept: input.remember,
      deviceName: source.deviceName,
    });
    const device = await rememberDevice(tx, { userId: created.id, token: source.device });
    const user = toUser(await readSessionUser(tx, created.id));
    const { id: userId, username, householdId, role } = user;
    const actor = {
      kind: "user",
      userId,
      username,
      householdId,
      role,
      sessionId: session.id,
    } as const;
    await announce(tx, actor, { kind: "members", ids: [userId] });
    return { session, device, user };
  });
}

async function foundHousehold(
  tx: Tx,
  { householdName, username }: Input,
  createdAt: Date,
): Promise<{ householdId: number; role: Role }> {
  const { id: householdId } = await tx.household.create({
    data: { name: householdName ?? defaultHouseholdName(username), createdAt },
    select: { id: true },
  });
  return { householdId, role: "admin" };
}
