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

/** How far the latest storage optimization of the household is, or how it ended. */
export const optimizationDto = z.object({
  isRunning: z.boolean(),
  total: z.number(),
  migrated: z.number(),
  skipped: z.number(),
  failed: z.number(),
  /** Null where there was none yet. */
  startedAt: z.string().nullable(),
  /** Null while it runs, and when it was aborted. */
  endedAt: z.string().nullable(),
});

export type Migrated = z.output<typeof migratedDto>;
export type Optimization = z.output<typeof optimizationDto>;
