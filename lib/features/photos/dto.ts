import { z } from "zod";

/** The answer to an upload. */
export const uploadedDto = z.object({ objectKey: z.string() });

/** The answer to a storage optimization. */
export const migratedDto = z.object({
  success: z.boolean(),
  migrated: z.number(),
  skipped: z.number(),
  failed: z.number(),
});
