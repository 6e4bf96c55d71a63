import "server-only";
import type { z } from "zod";
import { now } from "@/lib/core/clock";
import { notFound } from "@/lib/core/errors";
import { refuseNewInvisible } from "@/lib/core/refuse-new-invisible";
import {
  discardUnusedPhotos,
  removeDiscardedPhotos,
} from "@/lib/features/photos/server/discard-photos";
import { requireStoredPhoto, uploadInlinePhoto } from "@/lib/features/photos/server/take-photo";
import { requirePicture } from "@/lib/features/pictograms/server/require-picture";
import { authorize, command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";
import { type Item, toItem } from "../../model/dto";
import type { updateItemSchema } from "../../model/schema";
import { appendSet } from "../append-set";
import { appendMovedToShelf } from "../append-to-shelf";
import { isCheckRunning } from "../is-check-running";
import { lockLocation } from "../lock-location";
import { itemColumns } from "../reads";
import { storedDay } from "../stored-day";

type Input = z.output<typeof updateItemSchema> & { id: number };

/**
 * Changes the fields that were sent. The two amounts require the permission `check:run`; every other field
 * requires `inventory:edit` too. Amounts that are sent while no check runs are appended to the journal. A
 * replaced photo is deleted from the store.
 * @throws {AppError} `forbidden`; `invalid_input` for a new name with invisible characters; `not_found` for the item
 * or its new location; as `uploadInlinePhoto`, `requireStoredPhoto` and `requirePicture`.
 */
export const updateItem = command("check:run", async (checker, input: Input): Promise<Item> => {
  const { id, currentStock, partialAmount, ...description } = input;
  const isCountOnly = Object.keys(description).length === 0;
  const actor = isCountOnly ? checker : authorize(checker, "inventory:edit");
  const { householdId } = actor;
  requirePicture(input.pictogram);
  const hasStock = currentStock !== undefined || partialAmount !== undefined;
  const moment = now();
  const stock = hasStock ? { currentStock, partialAmount, lastCountedAt: moment } : {};
  const photo = isCountOnly
    ? undefined
    : await uploadInlinePhoto(actor, { photo: input.photo, bucket: "item-photos" });
  const where = { id, householdId, isDeleted: false };
  const { row, discarded } = await authorizedTransaction(
    actor,
    async (tx) => {
      const { name, supermarketItemName } = description;
      await refuseNewInvisible({ name, supermarketItemName }, () =>
        tx.item.findFirst({ where, select: { name: true, supermarketItemName: true } }),
      );
      await requireStoredPhoto(tx, { householdId, photo });
      if (description.locationId !== undefined) {
        await lockLocation(tx, { householdId, id: description.locationId });
        const { locationId } = description;
        await appendMovedToShelf(tx, { householdId, moves: [{ id, locationId }] });
      }
      const before =
        photo === undefined ? null : await tx.item.findFirst({ where, select: { photo: true } });
      const [row] = await tx.item.updateManyAndReturn({
        where,
        data: { ...description, bestBefore: storedDay(description.bestBefore), photo, ...stock },
        select: itemColumns,
      });
      if (!row) throw notFound("Item");
      if (hasStock && !(await isCheckRunning(tx, householdId))) {
        await appendSet(tx, actor, row, moment);
      }
      await announce(tx, actor, { kind: "items", ids: [id] });
      const objectKeys = before ? [before.photo] : [];
      return { row, discarded: await discardUnusedPhotos(tx, { householdId, objectKeys }) };
    },
    { householdLock: photo === undefined && !hasStock ? undefined : "NO KEY UPDATE" },
  );
  await removeDiscardedPhotos(discarded);
  return toItem(row);
});
