import "server-only";
import type { z } from "zod";
import { notFound } from "@/lib/core/errors";
import { refuseNewInvisible } from "@/lib/core/refuse-new-invisible";
import {
  discardUnusedPhotos,
  removeDiscardedPhotos,
} from "@/lib/features/photos/server/discard-photos";
import { requireStoredPhoto, uploadInlinePhoto } from "@/lib/features/photos/server/take-photo";
import { requirePicture } from "@/lib/features/pictograms/server/require-picture";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";
import { type Location, toLocation } from "../../model/dto";
import type { updateLocationSchema } from "../../model/schema";
import { locationColumns } from "../reads";

/**
 * Changes the given fields of a location. A replaced photo is deleted from the photo store.
 * @throws {AppError} `invalid_input` for a new name with invisible characters; `not_found`; the errors of
 * `uploadInlinePhoto`, `requireStoredPhoto` and `requirePicture`.
 */
export const updateLocation = command(
  "inventory:edit",
  async (
    actor,
    input: z.output<typeof updateLocationSchema> & { id: number },
  ): Promise<Location> => {
    const { householdId } = actor;
    const { id, ...fields } = input;
    requirePicture(fields.pictogram);
    const photo = await uploadInlinePhoto(actor, { photo: input.photo, bucket: "location-photos" });
    const where = { id, householdId, isDeleted: false };
    const { row, discarded } = await authorizedTransaction(
      actor,
      async (tx) => {
        await refuseNewInvisible({ name: fields.name }, () =>
          tx.location.findFirst({ where, select: { name: true } }),
        );
        await requireStoredPhoto(tx, { householdId, photo });
        const before =
          photo === undefined
            ? null
            : await tx.location.findFirst({ where, select: { photo: true } });
        const [row] = await tx.location.updateManyAndReturn({
          where,
          data: { ...fields, photo },
          select: locationColumns,
        });
        if (!row) throw notFound("Location");
        await announce(tx, actor, { kind: "locations", ids: [id] });
        const objectKeys = before ? [before.photo] : [];
        return { row, discarded: await discardUnusedPhotos(tx, { householdId, objectKeys }) };
      },
      { householdLock: photo === undefined ? undefined : "NO KEY UPDATE" },
    );
    await removeDiscardedPhotos(discarded);
    return toLocation(row);
  },
);
