import "server-only";
import { usernameSkeleton } from "@/lib/server/confusables/username-skeleton";
import { runStatement, transaction } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";

const BATCH = 1_000;

/**
 * Computes the skeletons of usernames that have none, such as those of release 0.1.0 or of a restored backup, which
 * SQL cannot compute. Does one query where none is missing. Concurrent runs are safe: rows are locked in the order of
 * their ids, so one run waits for the other and then skips what that one filled in.
 */
export async function fillUsernameSkeletons(): Promise<void> {
  // This search uses `pg` and not Prisma, because Prisma's query compiler would stay in memory
  // after every start.
  const missing = await runStatement<{ id: number }>(
    "missing-skeleton",
    Prisma.sql`SELECT id FROM users WHERE username_skeleton IS NULL LIMIT 1`,
  );
  if (missing.length === 0) return;
  while ((await fillBatch()) > 0);
}

/**
 * Fills in the skeletons of one batch of users.
 * @returns the number of updated users.
 */
function fillBatch(): Promise<number> {
  return transaction(async (tx) => {
    const users = await tx.$queryRaw<{ id: number; username: string }[]>`
      SELECT id, username FROM users WHERE username_skeleton IS NULL
      ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE`;
    if (users.length === 0) return 0;
    const ids = users.map(({ id }) => id);
    const skeletons = users.map(({ username }) => usernameSkeleton(username));
    return tx.$executeRaw`
      UPDATE users SET username_skeleton = computed.skeleton
      FROM unnest(${ids}::int[], ${skeletons}::text[]) AS computed(id, skeleton)
      WHERE users.id = computed.id`;
  });
}
