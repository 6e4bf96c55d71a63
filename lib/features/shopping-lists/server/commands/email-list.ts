import "server-only";
import { randomUUID } from "node:crypto";
import { now } from "@/lib/core/clock";
import { demoLimits } from "@/lib/core/demo-limits";
import { AppError } from "@/lib/core/errors";
import { readOnList } from "@/lib/features/shopping-additions/server/select-additions";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { db, type Tx } from "@/lib/server/db";
import { refuseDemoHousehold } from "@/lib/server/demo-household";
import type { Prisma } from "@/lib/server/generated/prisma/client";
import { claimKey, idempotentCall } from "@/lib/server/idempotency";
import { renderMail } from "@/lib/server/mail/render-mail";
import { sendMail } from "@/lib/server/mail/send-mail";
import { consume } from "@/lib/server/rate-limit";
import { hashToken } from "@/lib/server/secret-token";
import type { ShoppingList } from "../../model/dto";
import { shoppingListEmail } from "../email";
import { getShoppingList } from "../reads";

const NO_MAIL_SERVICE = "No mail service is set up here, so the list was not sent.";

/**
 * E-mails a list to one address, and records the address once the provider has accepted the mail. A repeat with the
 * same key sends no second mail.
 * @throws {AppError} `forbidden` for the demo household; `not_found`; `conflict` for an empty list;
 * `idempotency_mismatch` for a key that an earlier call sent with another address; `rate_limited` after 30
 * mails an hour; `upstream_failed` or `unavailable` when the mail could not be sent, or no mail service is
 * configured.
 */
export const emailList = command(
  "list:use",
  async (
    actor,
    input: { id: number; email: string; key: string | undefined },
  ): Promise<ShoppingList> => {
    const { householdId, userId, username } = actor;
    const { id, email, key = randomUUID() } = input;
    await refuseDemoHousehold(householdId, demoLimits.mail);
    const call = idempotentCall(`email-list:${id}`, input.key, { email });
    const list = await authorizedTransaction(actor, async (tx) => {
      if (call !== undefined) await claimKey(tx, userId, call);
      return readMailedList(tx, { id, householdId });
    });
    await consume("list-mail:household", String(householdId));
    const content = shoppingListEmail({
      id,
      householdName: list.household.name,
      senderName: username,
      lines: list.items,
      additions: list.additions,
    });
    const outcome = await sendMail({
      to: email,
      idempotencyKey: `list:${id}:${userId}:${hashToken(`${key} ${email}`)}`,
      ...(await renderMail(content)),
    });
    if (outcome === "kept") throw new AppError("unavailable", NO_MAIL_SERVICE);
    await db.shoppingList.updateMany({
      where: { id, householdId },
      data: { emailedTo: email, emailedAt: now() },
    });
    return getShoppingList(actor, id);
  },
);

/**
 * Returns a list with its lines, and the latest list also with the additions.
 * @throws {AppError} `not_found` for an unknown shopping list; `conflict` if there is nothing on it.
 */
async function readMailedList(tx: Tx, { id, householdId }: { id: number; householdId: number }) {
  const [list, newer] = await tx.shoppingList.findMany({
    where: { id: { gte: id }, householdId },
    orderBy: { id: "asc" },
    take: 2,
    select: mailedColumns,
  });
  if (list?.id !== id) throw new AppError("not_found", "No active shopping list found");
  const additions = newer ? [] : await readOnList(tx, householdId);
  if (list.items.length + additions.length === 0) {
    throw new AppError("conflict", "There is nothing on this list.");
  }
  return { ...list, additions };
}

const mailedColumns = {
  id: true,
  household: { select: { name: true } },
  items: {
    where: { removedAt: null },
    // The checking sequence.
    orderBy: [
      { item: { location: { order: "asc" } } },
      { item: { locationId: "asc" } },
      { id: "asc" },
    ],
    select: {
      quantity: true,
      packSize: true,
      missing: true,
      purchased: true,
      aiRationale: true,
      notAvailable: true,
      item: {
        select: {
          name: true,
          supermarketItemName: true,
          unit: true,
          location: { select: { name: true } },
        },
      },
    },
  },
} satisfies Prisma.ShoppingListSelect;
