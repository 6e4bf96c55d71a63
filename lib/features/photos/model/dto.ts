import { z } from "zod";

/** The response to an upload. */
export const uploadedDto = z.object({ objectKey: z.string() });

/** The response to a storage optimization. */
export const migratedDto = z.object({
  success: z.boolean(),
  migrated: z.number(),
  skipped: z.number(),
  failed: z.number(),
});

/** The progress of the household's latest storage optimization, or its result. */
export const optimizationDto = z.object({
  isRunning: z.boolean(),
  total: z.number(),
  migrated: z.number(),
  skipped: z.number(),
  failed: z.number(),
  /** Null before the first storage optimization. */
  startedAt: z.string().nullable(),
  /** The time at which the storage optimization ended. Null while it runs, and when it was aborted. */
  endedAt: z.string().nullable(),
});

export type Migrated = z.output<typeof migratedDto>;
export type Optimization = z.output<typeof optimizationDto>;
