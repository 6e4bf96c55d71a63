import "server-only";
import type { z } from "zod";
import { requireStoredPhoto, uploadInlinePhoto } from "@/lib/features/photos/server/take-photo";
import { requirePicture } from "@/lib/features/pictograms/server/require-picture";
import type { UserActor } from "@/lib/policy/actor";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { answerOnce, idempotentCall } from "@/lib/server/idempotency";
import { announce } from "@/lib/server/realtime/announce";
import { type Item, itemDto, toItem } from "../../model/dto";
import type { createItemSchema } from "../../model/schema";
import { lockLocation } from "../lock-location";
import { itemColumns } from "../reads";
import { removeExcessDeletedItems } from "../remove-excess-deleted";
import { requireItemCap } from "../require-item-cap";
import { storedDay } from "../stored-day";

type NewItem = z.output<typeof createItemSchema>;
type Input = NewItem & { idempotencyKey?: string | undefined };

/**
 * Adds an item with a stock of 0. A repeated idempotency key gets the first answer.
 * @throws {AppError} `not_found` when the location is not a live one of the household; `conflict` when the
 * household has reached its item cap; `idempotency_mismatch` for a key that an earlier call sent with another
 * item; as `uploadInlinePhoto`, `requireStoredPhoto` and `requirePicture`.
 */
export const createItem = command(
  "inventory:edit",
  async (actor, { idempotencyKey, ...input }: Input): Promise<Item> => {
    const { userId } = actor;
    requirePicture(input.pictogram);
    const call = idempotentCall("item", idempotencyKey, input);
    const photo = await uploadInlinePhoto(actor, { photo: input.photo, bucket: "item-photos" });
    return authorizedTransaction(
      actor,
      (tx) =>
        answerOnce(tx, { userId, call, answer: itemDto }, () =>
          insertItem(tx, actor, { ...input, photo }),
        ),
      { householdLock: "NO KEY UPDATE" },
    );
  },
);

async function insertItem(tx: Tx, actor: UserActor, input: NewItem): Promise<Item> {
  const { householdId } = actor;
  await requireStoredPhoto(tx, { householdId, photo: input.photo });
  await lockLocation(tx, { householdId, id: input.locationId });
  await requireItemCap(tx, { householdId, adding: 1 });
  await removeExcessDeletedItems(tx, householdId);
  const data = { ...input, bestBefore: storedDay(input.bestBefore), householdId };
  const row = await tx.item.create({ data, select: itemColumns });
  await announce(tx, actor, { kind: "items", ids: [row.id] });
  return toItem(row);
}
