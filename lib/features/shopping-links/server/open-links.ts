import "server-only";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { permissions } from "@/lib/policy/permissions";
import { db, type Tx } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import type { RequestSource } from "@/lib/server/known-devices";
import { limitGuesses } from "@/lib/server/limit-guesses";
import { hashToken } from "@/lib/server/secret-token";
import { LINK_ENDED } from "../model/copy";

/** An open shopping link. */
export interface OpenLink {
  id: number;
  householdId: number;
  listId: number;
  createdById: number;
  expiresAt: Date;
}

/**
 * Selects shopping links that are open: not expired, for the latest list of their household, and made by somebody who
 * may still share it. Clearing a list and ending a link delete the row.
 */
export function selectOpenLinks(): Prisma.Sql {
  return Prisma.sql`
    SELECT link.id, link.household_id AS "householdId", link.list_id AS "listId",
      link.created_by_id AS "createdById", link.created_at AS "createdAt", link.expires_at AS "expiresAt",
      creator.username
    FROM shopping_links AS link
    JOIN users AS creator ON creator.id = link.created_by_id AND creator.household_id = link.household_id
    WHERE link.expires_at > ${now()}
      AND creator.is_active AND creator.role::text = ANY (${[...permissions["list:share"]]})
      AND link.list_id = (SELECT max(id) FROM shopping_lists WHERE household_id = link.household_id)`;
}

function selectByToken(token: string): Prisma.Sql {
  return Prisma.sql`${selectOpenLinks()} AND link.token = ${hashToken(token)}`;
}

/**
 * Returns the open link of a token. For every token without one the query and the error are the same, so that
 * they do not reveal the reason.
 * @throws {AppError} `not_found`; `rate_limited` after many wrong tokens.
 */
export function findOpenLink(input: { token: string; source: RequestSource }): Promise<OpenLink> {
  return limitGuesses(input.source, async () => {
    const [link] = await db.$queryRaw<OpenLink[]>(selectByToken(input.token));
    if (!link) throw ended();
    return link;
  });
}

/**
 * Locks the household of a link, its creator and the link until the commit: no list is made, and whoever ends the link
 * waits. A link that ended meanwhile is refused.
 * @throws {AppError} `not_found`
 */
export async function lockOpenLink(
  tx: Tx,
  { token, householdId }: { token: string; householdId: number },
): Promise<OpenLink> {
  // Locks the household in a separate statement. The next statement then sees a list that was made while this
  // one waited for the lock.
  await tx.$queryRaw`SELECT FROM households WHERE id = ${householdId} FOR NO KEY UPDATE`;
  const [link] = await tx.$queryRaw<OpenLink[]>`
    ${selectByToken(token)} FOR SHARE OF creator FOR SHARE OF link`;
  if (!link) throw ended();
  return link;
}

function ended(): AppError {
  return new AppError("not_found", LINK_ENDED);
}
