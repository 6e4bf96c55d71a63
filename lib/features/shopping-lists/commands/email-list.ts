import { randomUUID } from "node:crypto";
import { now } from "@/lib/core/clock";
import { AppError, notFound } from "@/lib/core/errors";
import type { UserActor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { db } from "@/lib/server/db";
import type { Prisma } from "@/lib/server/generated/prisma/client";
import { refuseDemoHousehold } from "@/lib/server/demo-household";
import { renderMail } from "@/lib/server/mail/render-mail";
import { sendMail } from "@/lib/server/mail/send-mail";
import { consume } from "@/lib/server/rate-limit";
import { hashToken } from "@/lib/server/secret-token";
import { getShoppingList } from "../data";
import type { ShoppingList } from "../dto";
import { shoppingListEmail } from "../email";

/**
 * E-mails a list to one address, and notes to whom once the provider took it. Who repeats a call with its
 * key sends that address no second mail.
 * @throws {AppError} `forbidden` for the demo household; `not_found`; `conflict` for a list without lines;
 * `rate_limited` after 30 mails an hour; `upstream_failed` or `unavailable` when the mail did not get out.
 */
export async function emailList(
  actor: UserActor,
  input: { id: number; email: string; key: string | undefined },
): Promise<ShoppingList> {
  requirePermission(actor, "list:use");
  const { householdId, userId, username } = actor;
  const { id, email, key = randomUUID() } = input;
  await refuseDemoHousehold(householdId, "The demo household cannot send mail.");
  const list = await db.shoppingList.findFirst({
    where: { id, householdId },
    select: mailedColumns,
  });
  if (!list) throw notFound("Shopping list");
  if (list.items.length === 0) throw new AppError("conflict", "There is nothing on this list.");
  await consume("list-mail:household", String(householdId));
  const content = shoppingListEmail({
    id,
    householdName: list.household.name,
    senderName: username,
    lines: list.items,
  });
  await sendMail({
    to: email,
    // With the address, as its hash: the same key for somebody else is another mail.
    idempotencyKey: `list:${id}:${userId}:${hashToken(`${key} ${email}`)}`,
    ...(await renderMail(content)),
  });
  await db.shoppingList.updateMany({
    where: { id, householdId },
    data: { emailedTo: email, emailedAt: now() },
  });
  return getShoppingList(actor, id);
}

const mailedColumns = {
  household: { select: { name: true } },
  items: {
    // As one walks through the rooms.
    orderBy: [
      { item: { location: { order: "asc" } } },
      { item: { locationId: "asc" } },
      { id: "asc" },
    ],
    select: {
      quantity: true,
      purchased: true,
      aiRationale: true,
      item: {
        select: { name: true, supermarketItemName: true, location: { select: { name: true } } },
      },
    },
  },
} satisfies Prisma.ShoppingListSelect;
