import "server-only";
import { notFound } from "@/lib/core/errors";
import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { readAvatarPicture } from "@/lib/server/avatars/avatar-pictures";
import { drawInitials } from "@/lib/server/avatars/draw-initials";
import { db } from "@/lib/server/db";

/** An image of a person, and how long browsers may keep it, in seconds. */
export interface Avatar {
  content: Uint8Array<ArrayBuffer> | string;
  type: "image/webp" | "image/svg+xml";
  maxAge: number;
}

/**
 * Reads the image of a member of the household, who may be deactivated: the picture of the public avatar service, or
 * the initials.
 * @throws {AppError} `not_found`, for another household's member as for none.
 */
export async function readAvatar(actor: Actor, id: number): Promise<Avatar> {
  requirePermission(actor, "household:view");
  const { householdId } = actor;
  const member = await db.user.findFirst({
    where: { id, householdId },
    select: { username: true, email: true },
  });
  if (!member) throw notFound("User");
  const { bytes, maxAge } = await readAvatarPicture({ email: member.email, householdId });
  if (bytes) return { content: bytes, type: "image/webp", maxAge };
  return { content: drawInitials(member.username), type: "image/svg+xml", maxAge };
}
