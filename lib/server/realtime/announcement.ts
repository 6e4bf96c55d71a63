import { z } from "zod";
import { changeKinds } from "@/lib/core/realtime-change";

/** The PostgreSQL notification channel of all processes. The SQL function `announce_change` sends to it. */
export const CHANNEL = "larder_changes";

/** A message on the PostgreSQL channel `CHANNEL`: a household and its realtime change. */
export const announcementSchema = z.object({
  householdId: z.number(),
  /**
   * The realtime change. Null when no data changed: the processes then only check who may still receive
   * changes.
   */
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
