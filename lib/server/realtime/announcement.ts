import { z } from "zod";
import { changeKinds } from "@/lib/core/realtime-change";

/** The one channel of PostgreSQL on which the processes hear of changes. */
export const CHANNEL = "larder_changes";

/** A notification as it travels between the processes. */
export const announcementSchema = z.object({
  householdId: z.number(),
  /** Null: nothing to tell, but who may listen has changed. */
  change: z
    .object({
      kind: z.enum(changeKinds),
      ids: z.array(z.number()),
      by: z.object({ userId: z.number(), username: z.string() }).nullable(),
      tab: z.string().nullable(),
      at: z.string(),
      detail: z.unknown().optional(),
    })
    .nullable(),
});

export type Announcement = z.output<typeof announcementSchema>;
