import { z } from "zod";
import { MAX_WHOLE } from "@/lib/core/amount";
import { partialAmount, wholeAmount } from "@/lib/features/items/model/schema";

const WHOLE_UNITS = `Must be a whole number from 1 to ${MAX_WHOLE}`;

const observedAt = z.iso.datetime({ offset: true }).optional();

/** Input of `POST /api/items/{id}/used`: the whole units to take off the stock. */
export const recordUseSchema = z.object({
  quantity: z.int(WHOLE_UNITS).min(1, WHOLE_UNITS).max(MAX_WHOLE, WHOLE_UNITS).default(1),
  observedAt,
});

/** Input of `POST /api/items/{id}/used/reverse`. */
export const reverseUseSchema = z.object({ observedAt });

/** Input of `POST /api/items/{id}/amount`: the stock that somebody saw, and when. */
export const setAmountSchema = z.object({
  currentStock: wholeAmount,
  partialAmount,
  observedAt,
});

export type RecordUse = z.input<typeof recordUseSchema>;
export type ReverseUse = z.input<typeof reverseUseSchema>;
export type SetAmount = z.input<typeof setAmountSchema>;
