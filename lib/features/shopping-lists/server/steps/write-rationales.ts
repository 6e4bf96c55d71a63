import "server-only";
import type { SystemActor } from "@/lib/policy/actor";
import { db, transaction } from "@/lib/server/db";
import { announce } from "@/lib/server/realtime/announce";
import { keptFactsDto } from "../../model/dto";
import { CHECKS_LOOKED_AT, gatherFacts, type LineFacts } from "../../model/facts";
import { rationaleFromTemplate, withBought } from "../../model/rationale-template";
import { readBoughtBefore } from "../read-bought-before";
import { type AiLimits, aiLimits, askForRationales } from "./ask-for-rationales";

interface Written {
  status: "ready" | "skipped";
  /**
   * The author of the list's rationales: Claude for at least one line, the template for all, or `none` when
   * nothing was written.
   */
  source: "claude" | "template" | "none";
}

/** The rationale of a line, its source, and its facts. */
interface Rationale {
  facts: LineFacts;
  source: "claude" | "template";
  text: string;
}

const SKIPPED: Written = { status: "skipped", source: "none" };

/**
 * Writes the rationale of each line of a generating list, and marks the list as ready. Claude writes the rationales if
 * an API key is set and the household allows it. If Claude's sentence for a line is missing or refused, the line gets
 * the sentence of the template from the same facts. Both are followed by what was bought since the check before.
 * Quantities and lines do not change. A list that is not generating is not changed, so a replay is harmless.
 */
export async function writeRationales(
  actor: SystemActor,
  input: { listId: number },
  limits: AiLimits = aiLimits,
): Promise<Written> {
  const list = await readFacts(actor, input);
  if (list === null) return SKIPPED;
  const { lines, isAiWanted } = list;
  // The grammar of Claude's sentences has no words for stock that nobody counted.
  const counted = lines.filter(({ isAssumed }) => !isAssumed);
  const byClaude = await askForRationales(actor, isAiWanted ? counted : [], limits);
  const rationales = lines.map((facts): Rationale => {
    const text = byClaude.get(facts.lineId);
    return text === undefined
      ? { facts, source: "template", text: withBought(rationaleFromTemplate(facts), facts) }
      : { facts, source: "claude", text: withBought(text, facts) };
  });
  if (!(await finishList(actor, { ...input, rationales }))) return SKIPPED;
  if (lines.length === 0) return { status: "ready", source: "none" };
  return { status: "ready", source: byClaude.size > 0 ? "claude" : "template" };
}

/**
 * Returns the facts of every line, or null when the list is not generating. The number of queries does not depend on
 * the number of lines.
 */
async function readFacts(
  { householdId }: SystemActor,
  { listId }: { listId: number },
): Promise<{ lines: LineFacts[]; isAiWanted: boolean } | null> {
  const list = await db.shoppingList.findFirst({
    where: { id: listId, householdId, status: "generating" },
    select: {
      createdAt: true,
      updateId: true,
      household: { select: { aiEnabled: true } },
      items: { orderBy: { id: "asc" }, select: lineColumns },
    },
  });
  if (!list) return null;
  const checks = await db.inventoryUpdate.findMany({
    where: { householdId, status: "completed", completedAt: { lte: list.createdAt } },
    orderBy: [{ completedAt: "desc" }, { id: "desc" }],
    take: CHECKS_LOOKED_AT,
    select: {
      id: true,
      completedAt: true,
      counts: {
        where: { householdId, itemId: { in: list.items.map(({ item }) => item.id) } },
        select: { itemId: true, newStock: true, partialAmount: true, basis: true },
      },
    },
  });
  const bought = await readBoughtBefore({ householdId, listId });
  return {
    lines: gatherFacts({ ...list, lines: list.items.map(asChecked), checks, bought }),
    isAiWanted: list.household.aiEnabled,
  };
}

/** Returns a line with the quantity that the check has computed. A person may have changed it since. */
function asChecked<L extends { quantity: number; checkQuantity: number | null }>(line: L): L {
  return { ...line, quantity: line.checkQuantity ?? line.quantity };
}

const lineColumns = {
  id: true,
  quantity: true,
  checkQuantity: true,
  packSize: true,
  missing: true,
  item: {
    select: {
      id: true,
      unit: true,
      desiredStock: true,
      currentStock: true,
      partialAmount: true,
      updatedAt: true,
    },
  },
} as const;

/**
 * Only the step that sets the list to ready writes its lines, so of two simultaneous runs one writes. Deleted lines
 * stay deleted.
 */
async function finishList(
  actor: SystemActor,
  input: { listId: number; rationales: Rationale[] },
): Promise<boolean> {
  const { householdId } = actor;
  const { listId, rationales } = input;
  return transaction(async (tx) => {
    const { count } = await tx.shoppingList.updateMany({
      where: { id: listId, householdId, status: "generating" },
      data: { status: "ready" },
    });
    if (count === 0) return false;
    await tx.$executeRaw`
      UPDATE shopping_list_items AS line
      SET ai_rationale = written.text, rationale_source = written.source::rationale_source,
        facts = written.facts::jsonb
      FROM unnest(
        ${rationales.map(({ facts }) => facts.lineId)}::int[],
        ${rationales.map(({ text }) => text)}::text[],
        ${rationales.map(({ source }) => source)}::text[],
        ${rationales.map(({ facts }) => JSON.stringify(keptFactsDto.parse(facts)))}::text[]
      ) AS written(line_id, text, source, facts)
      WHERE line.id = written.line_id AND line.list_id = ${listId} AND line.household_id = ${householdId}`;
    await announce(tx, actor, { kind: "list", ids: [listId] });
    return true;
  });
}
