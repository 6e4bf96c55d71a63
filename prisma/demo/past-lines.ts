import { toBuy } from "@/lib/features/items/model/rules";
import { type KeptFacts, keptFactsDto } from "@/lib/features/shopping-lists/model/dto";
import { CHECKS_LOOKED_AT, gatherFacts } from "@/lib/features/shopping-lists/model/facts";
import { rationaleFromTemplate } from "@/lib/features/shopping-lists/model/rationale-template";
import type { DemoItem } from "./parse-room";
import type { PastCheck } from "./past-checks";
import { demoItems } from "./rooms";

/** A line of the shopping list of a past check. */
export interface PastLine {
  itemName: string;
  quantity: number;
  packSize: number;
  missing: number;
  purchased: boolean;
  aiRationale: string;
  rationaleSource: "template";
  facts: KeptFacts;
}

/** Returns the lines of the last check's list, each with the template's rationale of that day. */
export function pastLines(checks: readonly PastCheck[]): PastLine[] {
  const check = checks.at(-1);
  if (!check) return [];
  const { completedAt } = check;
  const missing = check.counts
    .map((count) => ({
      ...count,
      ...toBuy({ ...count.item, ...count.stock }),
    }))
    .filter(({ quantity }) => quantity > 0);
  const bought = new Set(missing.flatMap(({ item, isBought }) => (isBought ? item.name : [])));
  const facts = gatherFacts({
    createdAt: completedAt,
    updateId: checks.length,
    bought: new Map(),
    lines: missing.map(({ item, stock, quantity, missing }) => {
      const id = idOf(item);
      const { packSize } = item;
      return {
        id,
        quantity,
        packSize,
        missing,
        item: { ...item, ...stock, id, updatedAt: completedAt },
      };
    }),
    checks: checks
      .map(({ completedAt, counts }, index) => ({
        id: index + 1,
        completedAt,
        counts: counts.map(({ item, stock }) => ({
          itemId: idOf(item),
          newStock: stock.currentStock,
          partialAmount: stock.partialAmount,
          basis: "counted" as const,
        })),
      }))
      .toReversed()
      .slice(0, CHECKS_LOOKED_AT),
  });
  return facts.map((line) => {
    const itemName = demoItems[line.lineId]?.name ?? "";
    return {
      itemName,
      quantity: line.quantity,
      packSize: line.packSize,
      missing: line.missing,
      purchased: bought.has(itemName),
      aiRationale: rationaleFromTemplate(line),
      rationaleSource: "template",
      facts: keptFactsDto.parse(line),
    };
  });
}

/**
 * Returns the id by which the facts refer to a demo item. Its row does not exist yet, so it is the index in
 * `demoItems`.
 */
function idOf(item: DemoItem): number {
  return demoItems.indexOf(item);
}
