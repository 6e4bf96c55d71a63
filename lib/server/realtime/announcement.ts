import { z } from "zod";
import { changeKinds } from "@/lib/core/realtime-change";

/** The PostgreSQL notification channel of all processes. The SQL function `announce_change` sends to it. */
export const CHANNEL = "larder_changes";

/** A notification as it travels between the processes. */
export const announcementSchema = z.object({
  householdId: z.number(),
  /** Null when no data changed, and the processes only have to check who may still receive changes. */
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
