import "server-only";
import type { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { changeStoredAddition } from "@/lib/features/shopping-additions/server/change-stored-addition";
import { keptIdOf } from "@/lib/features/shopping-additions/server/select-additions";
import { changeStoredLine } from "@/lib/features/shopping-lists/server/change-stored-line";
import type { LinkActor } from "@/lib/policy/actor";
import { transaction, type Tx } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import { claimKey, idempotentCall } from "@/lib/server/idempotency";
import type { RequestSource } from "@/lib/server/known-devices";
import { observedAt } from "@/lib/server/observed-at";
import { consume } from "@/lib/server/rate-limit";
import { runLimited } from "@/lib/server/work-limits";
import { NOT_ON_LIST } from "../../model/copy";
import type { Ticked } from "../../model/dto";
import type { tickSchema } from "../../model/schema";
import { findOpenLink, lockOpenLink, type OpenLink } from "../open-links";

type Tick = z.output<typeof tickSchema>;

interface Input extends Tick {
  token: string;
  source: RequestSource;
  idempotencyKey: string | undefined;
}

/**
 * Ticks or unticks a row of the list of a shopping link, as a member does, and records it in the journal without a
 * person. Nothing changes for a repeated idempotency key.
 * @returns the present state of the row
 * @throws {AppError} `not_found` for a link that is not open; `conflict` for what is not on its list;
 * `idempotency_mismatch` for a key that came with another tick; `rate_limited` after many wrong tokens or ticks;
 * `unavailable` when too many writes of the household wait.
 */
export async function tickSharedRow({
  token,
  source,
  idempotencyKey,
  ...tick
}: Input): Promise<Ticked> {
  const { id, householdId } = await findOpenLink({ token, source });
  await consume("shared-tick:link", String(id));
  return runLimited("writes:household", { householdId }, () =>
    transaction(async (tx) => {
      const link = await lockOpenLink(tx, { token, householdId });
      const { kind, id: rowId, purchased } = tick;
      const name = `shared-tick:${id}:${kind}:${rowId}`;
      const call = idempotentCall(name, idempotencyKey, { purchased });
      // A link shopper has no account, so the idempotency keys of a link are stored with those of its
      // creator.
      const isRepeat = call !== undefined && !(await claimKey(tx, link.createdById, call));
      if (!isRepeat) {
        await requireOnList(tx, link, tick);
        await change(tx, link, tick);
      }
      return readRow(tx, link, tick);
    }),
  );
}

/**
 * Checks that a row is on the list of the link: a line of it, an addition that nobody has removed, or an addition that
 * another one or a line of the list has absorbed meanwhile.
 * @throws {AppError} `conflict`, also for a row of another household
 */
async function requireOnList(tx: Tx, link: OpenLink, { kind, id }: Tick): Promise<void> {
  const isOnList = kind === "line" ? await hasLine(tx, link, id) : await hasAddition(tx, link, id);
  if (!isOnList) throw new AppError("conflict", NOT_ON_LIST);
}

async function hasLine(tx: Tx, { householdId, listId }: OpenLink, id: number): Promise<boolean> {
  const count = await tx.shoppingListItem.count({
    where: { id, householdId, listId, removedAt: null },
  });
  return count > 0;
}

async function hasAddition(tx: Tx, link: OpenLink, id: number): Promise<boolean> {
  const { householdId } = link;
  const [addition] = await tx.$queryRaw<{ removedAt: Date | null; lineId: number | null }[]>`
    SELECT kept.removed_at AS "removedAt", kept.line_id AS "lineId"
    FROM shopping_additions AS addition JOIN shopping_additions AS kept
      ON kept.id = ${keptIdOf("addition")} AND kept.household_id = ${householdId}
    WHERE addition.id = ${id} AND addition.household_id = ${householdId}`;
  if (!addition) return false;
  const { removedAt, lineId } = addition;
  return removedAt === null || (lineId !== null && hasLine(tx, link, lineId));
}

async function change(tx: Tx, { householdId }: OpenLink, tick: Tick): Promise<void> {
  const shopper: LinkActor = { kind: "link", householdId };
  const { kind, id, purchased } = tick;
  if (kind === "line") {
    const at = observedAt(tick.observedAt);
    await changeStoredLine(tx, shopper, { id, change: { purchased }, at });
  } else {
    await changeStoredAddition(tx, shopper, { id, purchased, observedAt: tick.observedAt });
  }
}

/**
 * Returns the present state of a row. A merged or absorbed addition has the state of the addition or line
 * that it is a part of.
 */
async function readRow(tx: Tx, { householdId }: OpenLink, { kind, id }: Tick): Promise<Ticked> {
  const [row] = await tx.$queryRaw<{ purchased: boolean }[]>(
    kind === "line"
      ? Prisma.sql`SELECT purchased FROM shopping_list_items WHERE id = ${id} AND household_id = ${householdId}`
      : Prisma.sql`
          SELECT coalesce(line.purchased, kept.purchased) AS purchased
          FROM shopping_additions AS addition JOIN shopping_additions AS kept
            ON kept.id = ${keptIdOf("addition")} AND kept.household_id = ${householdId}
          LEFT JOIN shopping_list_items AS line
            ON line.id = kept.line_id AND line.household_id = ${householdId}
          WHERE addition.id = ${id} AND addition.household_id = ${householdId}`,
  );
  return { kind, id, purchased: row?.purchased ?? false };
}
