import "server-only";
import type { z } from "zod";
import { now } from "@/lib/core/clock";
import { requireStoredPhoto, uploadInlinePhoto } from "@/lib/features/photos/server/take-photo";
import { requirePicture } from "@/lib/features/pictograms/server/require-picture";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";
import { type Location, toLocation } from "../../model/dto";
import type { createLocationSchema } from "../../model/schema";
import { locationColumns } from "../reads";
import { removeExcessDeletedLocations } from "../remove-excess-deleted";
import { requireLocationCap } from "../require-location-cap";

/**
 * Adds a location. Without an order it goes to the end of the checking sequence.
 * @throws {AppError} `conflict` when the household has reached its location cap; as `uploadInlinePhoto`,
 * `requireStoredPhoto` and `requirePicture`.
 */
export const createLocation = command(
  "inventory:edit",
  async (actor, input: z.output<typeof createLocationSchema>): Promise<Location> => {
    const { householdId } = actor;
    const { name, pictogram } = input;
    requirePicture(pictogram);
    const photo = await uploadInlinePhoto(actor, { photo: input.photo, bucket: "location-photos" });
    return authorizedTransaction(
      actor,
      async (tx) => {
        await requireStoredPhoto(tx, { householdId, photo });
        await requireLocationCap(tx, { householdId, adding: 1 });
        await removeExcessDeletedLocations(tx, householdId);
        const order =
          input.order ?? (await tx.location.count({ where: { householdId, isDeleted: false } }));
        const row = await tx.location.create({
          data: { householdId, name, photo, pictogram, order, updatedAt: now() },
          select: locationColumns,
        });
        await announce(tx, actor, { kind: "locations", ids: [row.id] });
        return toLocation(row);
      },
      { householdLock: "NO KEY UPDATE" },
    );
  },
);
