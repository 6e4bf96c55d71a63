import { cron } from "inngest";
import { removeDeleted } from "@/lib/features/items/server/steps/remove-deleted";
import {
  discardForgottenUploads,
  removeDiscardedPhotos,
} from "@/lib/features/photos/server/discard-photos";
import { inngest } from "@/lib/server/inngest-client";

/**
 * Removes deleted items and locations that can no longer be restored. Then deletes stored photos to which no
 * row refers: photos of the removed rows, unused uploads, and photos whose deletion failed earlier.
 */
export const cleanUpPhotos = inngest.createFunction(
  { id: "clean-up-photos", retries: 0, triggers: [cron("17 3 * * *")] },
  async ({ step }) => {
    const deleted = await step.run("remove-deleted", removeDeleted);
    const forgotten = await step.run("discard-forgotten-uploads", discardForgottenUploads);
    const removed = await step.run("remove-discarded-photos", () => removeDiscardedPhotos());
    return { deleted, forgotten, removed };
  },
);
