import { z } from "zod";
import type { StoredRow } from "@/lib/core/stored-row";
import { units } from "@/lib/features/items/model/units";

/** Shown in place of a deleted person's username. */
export const FORMER_MEMBER = "Former member";

/** The number of items of each stock status in a completed check. */
export const stockStatusDto = z.object({
  outOfStock: z.number(),
  lowStock: z.number(),
  wellStocked: z.number(),
});

/** An inventory check in responses. */
export const checkDto = z.object({
  id: z.number(),
  householdId: z.number(),
  userId: z.number().nullable(),
  startedAt: z.string(),
  completedAt: z.string().nullable(),
  status: z.enum(["in_progress", "completed", "cancelled"]),
  user: z.object({ username: z.string(), email: z.string() }),
  /** Totals of a completed check; null until then. */
  stockStatus: stockStatusDto.nullable(),
  /** The number of assumed entries of a completed check; null until then. */
  assumedCount: z.number().nullable(),
});

export type Check = z.output<typeof checkDto>;

/** What a completed check has found. */
const foundDto = z.object({ completedAt: z.string(), stockStatus: stockStatusDto });

export type Found = z.output<typeof foundDto>;

/** The latest completed check, with what the checks before it have found, the oldest first. */
export const latestCheckDto = checkDto.extend({
  /** Missing in answers that a device stored before the field existed. */
  earlier: z.array(foundDto).optional(),
});

export type LatestCheck = z.output<typeof latestCheckDto>;

type StockStatus = z.output<typeof stockStatusDto>;

interface CheckRow
  extends
    StoredRow<Omit<Check, "user" | "stockStatus" | "assumedCount">>,
    Record<keyof StockStatus, number | null> {
  user: Check["user"] | null;
  /** The number of assumed entries. */
  _count: { counts: number };
}

/** Returns the response object for a database row. */
export function toCheck(row: CheckRow): Check {
  const { outOfStock, lowStock, wellStocked, _count, ...check } = row;
  return {
    ...check,
    startedAt: row.startedAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    user: row.user ?? { username: FORMER_MEMBER, email: "" },
    stockStatus:
      outOfStock === null || lowStock === null || wellStocked === null
        ? null
        : { outOfStock, lowStock, wellStocked },
    assumedCount: row.status === "completed" ? _count.counts : null,
  };
}

/** Basis of an entry: counted, or assumed from the recorded stock. */
const countBasis = z.enum(["counted", "assumed"]);

/** A check entry: one item in one check. */
export const countDto = z.object({
  id: z.number(),
  updateId: z.number(),
  itemId: z.number(),
  previousStock: z.number(),
  previousPartialAmount: z.number(),
  /**
   * When the stock before this check was observed; null for an item that was never counted before. The default is for
   * responses that were stored under an idempotency key before the field existed.
   */
  previousCountedAt: z.string().nullable().default(null),
  newStock: z.number(),
  partialAmount: z.number(),
  /**
   * When the person saw the item. Missing in responses that were stored under an idempotency key, and in counts that a
   * device stored, before the field existed.
   */
  observedAt: z.string().optional(),
  updatedAt: z.string(),
  /** Username of the last person who counted the item or assumed its stock. */
  countedBy: z.string(),
  /** The default is for responses that were stored under an idempotency key before `basis` existed. */
  basis: countBasis.default("counted"),
});

export type Count = z.output<typeof countDto>;

/** Whether a count was deleted by an undo. */
export const undoneCountDto = z.object({ isUndone: z.boolean() });

export type UndoneCount = z.output<typeof undoneCountDto>;

interface CountRow extends Omit<StoredRow<Count>, "countedBy"> {
  countedBy: { username: string } | null;
}

/** The ids of the items that may get an assumed entry. */
export const assumableDto = z.object({ itemIds: z.array(z.number()) });

export type Assumable = z.output<typeof assumableDto>;

/** The detail of a realtime change of an inventory check: the new status, a count, or a presence. */
export type CheckChange =
  | { is: "status"; status: Check["status"] }
  /**
   * `overruledId`: the person whose count this one replaced; null when it replaced no count of another
   * person.
   */
  | { is: "count"; count: Count; overruledId: number | null }
  | { is: "presence"; presence: Presence };

declare module "@/lib/core/realtime-change" {
  interface ChangeDetails {
    check: CheckChange;
  }
}

/** A presence: the location of a person in a check. */
export const presenceDto = z.object({
  userId: z.number(),
  username: z.string(),
  /** The location in which the person is; null when the person has left the check. */
  locationId: z.number().nullable(),
});

export type Presence = z.output<typeof presenceDto>;

/** Returns the response object for a database row. */
export function toCount(row: CountRow): Count {
  return {
    ...row,
    previousCountedAt: row.previousCountedAt?.toISOString() ?? null,
    observedAt: row.observedAt?.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    countedBy: row.countedBy?.username ?? FORMER_MEMBER,
  };
}

const amountDto = z.object({ newStock: z.number(), partialAmount: z.number() });

/** The counts of a completed check beside those of the previous check. */
export const checkChangesDto = z.object({
  check: checkDto,
  /** The previous completed check, or null. */
  before: z.object({ id: z.number(), completedAt: z.string() }).nullable(),
  /** The counts in the order of the locations, then by item id. A deleted item has the name that it had. */
  counts: z.array(
    z.object({
      itemId: z.number(),
      name: z.string(),
      supermarketItemName: z.string().nullable(),
      photo: z.string().nullable(),
      pictogram: z.string().nullable(),
      unit: z.enum(units),
      location: z.object({ id: z.number(), name: z.string() }),
      before: amountDto.nullable(),
      beforeBasis: countBasis.nullable(),
      after: amountDto,
      basis: countBasis,
      countedBy: z.string(),
    }),
  ),
});

export type CheckChanges = z.output<typeof checkChangesDto>;
