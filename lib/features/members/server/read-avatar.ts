import "server-only";
import { notFound } from "@/lib/core/errors";
import { read } from "@/lib/policy/operation";
import { readAvatarPicture } from "@/lib/server/avatars/avatar-pictures";
import { drawInitials } from "@/lib/server/avatars/draw-initials";
import { db } from "@/lib/server/db";

/** An image of a person, and its cache lifetime in browsers, in seconds. */
export interface Avatar {
  content: Uint8Array<ArrayBuffer> | string;
  type: "image/webp" | "image/svg+xml";
  maxAge: number;
}

/**
 * Reads the image of a member of the household, who may be deactivated: the picture of the public avatar service, or
 * the initials.
 * @throws {AppError} `not_found`, also for another household's member.
 */
export const readAvatar = read("household:view", async (actor, id: number): Promise<Avatar> => {
  const { householdId } = actor;
  const member = await db.user.findFirst({
    where: { id, householdId },
    select: { username: true, email: true },
  });
  if (!member) throw notFound("User");
  const { bytes, maxAge } = await readAvatarPicture({ email: member.email, householdId });
  if (bytes) return { content: bytes, type: "image/webp", maxAge };
  return { content: drawInitials(member.username), type: "image/svg+xml", maxAge };
});
