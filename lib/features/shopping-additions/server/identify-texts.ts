import "server-only";
import { inEveryTab, type Shopper } from "@/lib/policy/actor";
import type { Tx } from "@/lib/server/db";
import { announce } from "@/lib/server/realtime/announce";
import { largerOf } from "../model/rules";
import { findThings } from "./find-thing";
import { mergeInto } from "./merge-additions";

/**
 * Turns open texts into additions of the item that they mean by now, because the item was created or renamed since.
 * They get the quantity and the packs that they would get if they were added now. Of several open additions of one item
 * the oldest stays, with the largest quantity, and the others are merged into it. The caller has locked the household's
 * row (NO KEY UPDATE).
 */
export async function identifyTexts(tx: Tx, actor: Shopper): Promise<void> {
  const { householdId } = actor;
  const open = { householdId, removedAt: null, purchased: false };
  const texts = await tx.shoppingAddition.findMany({
    where: { ...open, itemId: null },
    select: { id: true, name: true, quantity: true },
  });
  const things = await findThings(tx, householdId, texts);
  const identified = texts.flatMap(({ id }, index) => {
    const thing = things[index];
    return thing && thing.itemId !== null ? [{ id, itemId: thing.itemId, thing }] : [];
  });
  if (identified.length === 0) return;
  for (const { id, thing } of identified) {
    await tx.shoppingAddition.updateMany({ where: { id, householdId }, data: thing });
  }
  for (const itemId of new Set(identified.map((one) => one.itemId))) {
    const [oldest, ...others] = await tx.shoppingAddition.findMany({
      where: { ...open, itemId },
      orderBy: { id: "asc" },
      select: { id: true, quantity: true, packSize: true },
    });
    if (!oldest || others.length === 0) continue;
    const largest = others.reduce(largerOf, oldest);
    await tx.shoppingAddition.updateMany({
      where: { id: oldest.id, householdId },
      data: { quantity: largest.quantity, packSize: largest.packSize },
    });
    await mergeInto(tx, householdId, { keptId: oldest.id, ids: others.map(({ id }) => id) });
  }
  // The tab that has made the call refetches these additions too, because the answer does not contain them.
  const ids = identified.map(({ id }) => id);
  await announce(tx, inEveryTab(actor), { kind: "additions", ids });
}
