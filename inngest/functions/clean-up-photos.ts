import { cron } from "inngest";
import {
  discardForgottenUploads,
  removeDiscardedPhotos,
} from "@/lib/features/photos/server/discard-photos";
import { inngest } from "@/lib/server/inngest-client";

/**
 * Deletes photos from their stores that no row names: unused uploads, and photos whose deletion failed.
 */
export const cleanUpPhotos = inngest.createFunction(
  { id: "clean-up-photos", retries: 0, triggers: [cron("17 3 * * *")] },
  async ({ step }) => {
    const forgotten = await step.run("discard-forgotten-uploads", discardForgottenUploads);
    const removed = await step.run("remove-discarded-photos", () => removeDiscardedPhotos());
    return { forgotten, removed };
  },
);
