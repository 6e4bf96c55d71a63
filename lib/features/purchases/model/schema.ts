import { z } from "zod";
import { MAX_WHOLE } from "@/lib/core/amount";
import { idSchema } from "@/lib/core/id-schema";
import { WHOLE_ONLY } from "@/lib/features/shopping-lists/model/quantity";

const id = idSchema();

/** Longer than every username. */
const MAX_NAME = 200;

/** The largest number of lines, and of additions, in one call. No list has as many. */
const MAX_LINES = 10_000;

const NOTHING = "Nothing is selected";

const observedAt = z.iso.datetime({ offset: true }).optional();
const quantity = z.int(WHOLE_ONLY).min(1, WHOLE_ONLY).max(MAX_WHOLE, WHOLE_ONLY);
const additions = z.array(z.object({ additionId: id, quantity })).max(MAX_LINES);
const additionIds = z.array(id).max(MAX_LINES);

/** Username of the person whose put-away is taken back. What somebody else has put away is not taken back. */
const by = z.string().max(MAX_NAME).optional();

/**
 * Input of `POST /api/shopping-lists/{id}/put-away`: the lines and additions, each with the whole units to add to the
 * stock. The previous release sends no additions.
 */
export const putAwaySchema = z
  .object({
    lines: z.array(z.object({ lineId: id, quantity })).max(MAX_LINES),
    additions: additions.default([]),
    observedAt,
  })
  .refine((sent) => sent.lines.length + sent.additions.length > 0, {
    path: ["lines"],
    message: NOTHING,
  });

/** Input of `POST /api/shopping-lists/{id}/take-back`: the lines and additions that were put away. */
export const takeBackSchema = z
  .object({
    lineIds: z.array(id).max(MAX_LINES),
    additionIds: additionIds.default([]),
    by,
    observedAt,
  })
  .refine((sent) => sent.lineIds.length + sent.additionIds.length > 0, {
    path: ["lineIds"],
    message: NOTHING,
  });

/** Input of `POST /api/shopping-additions/put-away`, for a household without a list. */
export const putAdditionsAwaySchema = z.object({
  additions: additions.min(1, NOTHING),
  observedAt,
});

/** Input of `POST /api/shopping-additions/take-back`, for a household without a list. */
export const takeAdditionsBackSchema = z.object({
  additionIds: additionIds.min(1, NOTHING),
  by,
  observedAt,
});

/** The body of a put-away. It has no lines for a household without a list. */
export type PutAway = Partial<z.input<typeof putAwaySchema>>;
export type TakeBack = Partial<z.input<typeof takeBackSchema>>;
