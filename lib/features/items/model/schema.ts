import { z } from "zod";
import { MAX_WHOLE, snapPartial } from "@/lib/core/amount";
import { idSchema } from "@/lib/core/id-schema";
import { readId } from "@/lib/core/ids";
import { isFailedFraction, parseDecimal } from "@/lib/core/parse-amount";
import { boundedText, nameText, optionalName, optionalText } from "@/lib/core/text";
import { photoField } from "@/lib/features/photos/model/schema";
import { pictogramField } from "@/lib/features/pictograms/model/schema";
import { MAX_PACK_SIZE } from "./packs";
import { units } from "./units";

const MIN_DESIRED = 0.01;

const MAX_SHELF_ORDER = 1_000_000;
const MAX_SHELF_ITEMS = 10_000;

const locationId = idSchema("Location is required");
const NAME_REQUIRED = "Item name is required";

const name = nameText(100, NAME_REQUIRED);
const unit = z.enum(units, "Unit is required");
const supermarketItemName = optionalName(100);

/**
 * Names that may already be stored: release 0.1.0 accepted invisible characters. The command
 * refuses new ones.
 */
const storedNames = {
  name: boundedText(100, NAME_REQUIRED),
  supermarketItemName: optionalText(100),
};

/** A desired stock, rounded to hundredths as in the database. The step of the form field is a hundredth too. */
const desiredStock = z
  .number("Must be greater than 0")
  .gt(0, "Must be greater than 0")
  .min(MIN_DESIRED, `Must be at least ${MIN_DESIRED}`)
  .max(MAX_WHOLE, `Must be at most ${MAX_WHOLE}`)
  .transform((value) => Math.round(value * 100) / 100);

/** A reorder point: null if it is the desired stock. */
const reorderPoint = desiredStock.nullable();

/**
 * Returns whether an input with both amounts has a reorder point of at most the desired stock. With one of them alone
 * `reorderPointOf` limits the reorder point, also when several items get another desired stock.
 */
export function isReorderPointPossible(item: {
  desiredStock?: number | undefined;
  reorderPoint?: number | null | undefined;
}): boolean {
  return (item.reorderPoint ?? 0) <= (item.desiredStock ?? Infinity);
}

export const REORDER_POINT_TOO_HIGH = {
  path: ["reorderPoint"],
  message: "Must be at most the desired quantity",
};

const WRONG_DAY = "Must be a date from 2000 to 2100";

/** A best-before date, such as "2026-12-05". */
const bestBefore = z.iso
  .date(WRONG_DAY)
  .refine((day) => day >= "2000-01-01" && day <= "2100-12-31", WRONG_DAY)
  .nullable();

const PACK_SIZE = `Must be a whole number from 1 to ${MAX_PACK_SIZE}`;

/** How many units a pack has. */
const packSize = z.int(PACK_SIZE).min(1, PACK_SIZE).max(MAX_PACK_SIZE, PACK_SIZE);

/** The whole amount of a stock. */
export const wholeAmount = z
  .int("Must be a whole number")
  .min(0, "Must not be negative")
  .max(MAX_WHOLE, `Must be at most ${MAX_WHOLE}`);

/** A partial amount, rounded to the nearest valid one. */
export const partialAmount = z.number().transform((value, context) => {
  const snapped = snapPartial(value);
  if (snapped !== null) return snapped;
  context.issues.push({
    code: "custom",
    input: value,
    message: "Must be 0, one third, one half or two thirds",
  });
  return z.NEVER;
});

/** Input of `POST /api/items`. A new item's stock is 0. */
export const createItemSchema = z
  .object({
    name,
    locationId,
    desiredStock: desiredStock.default(1),
    reorderPoint: reorderPoint.optional(),
    unit,
    packSize: packSize.optional(),
    bestBefore: bestBefore.optional(),
    supermarketItemName,
    photo: photoField,
    pictogram: pictogramField,
  })
  .refine(isReorderPointPossible, REORDER_POINT_TOO_HIGH);

/** Input of `PUT /api/items/{id}`. All fields are optional; the check sends only the two amounts. */
export const updateItemSchema = z
  .object({
    name: storedNames.name.optional(),
    locationId: locationId.optional(),
    desiredStock: desiredStock.optional(),
    reorderPoint: reorderPoint.optional(),
    unit: unit.optional(),
    packSize: packSize.optional(),
    bestBefore: bestBefore.optional(),
    supermarketItemName: storedNames.supermarketItemName,
    photo: photoField,
    pictogram: pictogramField,
    currentStock: wholeAmount.optional(),
    partialAmount: partialAmount.optional(),
  })
  .refine(isReorderPointPossible, REORDER_POINT_TOO_HIGH);

/** The largest number of items that one call changes, so that its body is always below the limit of 256 KiB. */
const MAX_CHANGES = 2_000;

/** Input of `POST /api/items/bulk-update`: the new values of each item. Omitted fields stay unchanged. */
export const updateItemsSchema = z.object({
  items: z
    .array(
      z.object({
        id: idSchema(),
        locationId: locationId.optional(),
        desiredStock: desiredStock.optional(),
        unit: unit.optional(),
      }),
    )
    .min(1, "Nothing is selected")
    .max(MAX_CHANGES, "At most 2,000 items can be changed at once"),
});

/** New values of one of several items. */
export type ItemChange = z.output<typeof updateItemsSchema>["items"][number];

/** Input of `PUT /api/locations/{id}/items/order`: the order of the shelf. */
export const reorderItemsSchema = z.object({
  items: z
    .array(z.object({ id: idSchema(), order: z.int().min(0).max(MAX_SHELF_ORDER) }))
    .max(MAX_SHELF_ITEMS),
});

export type ReorderItems = z.output<typeof reorderItemsSchema>;

/** Input of `GET /api/items`. */
export const listItemsSchema = z.object({
  locationId: z
    .string()
    .transform(readId)
    .refine((id) => id !== null, "Must be the id of a location")
    .optional(),
});

const amountText = z
  .string()
  .refine((text) => !isFailedFraction(text), "Enter an amount such as 2, 1.5 or 1 1/2");

/**
 * Returns the number of a typed amount; NaN for a text that is none. A negative number is returned unchanged, so that
 * the schema refuses it.
 */
function readAmount(text: string): number {
  const typed = text.trim();
  return parseDecimal(typed) ?? Number(typed === "" ? NaN : typed.replace(",", "."));
}

/**
 * Returns the desired quantity of a typed text: 1 for a text that is not a number. `amountText` has already refused a
 * fraction that cannot be parsed.
 */
function readDesired(text: string): number {
  const value = readAmount(text);
  return Number.isNaN(value) ? 1 : value;
}

const formFields = {
  name,
  locationId,
  desiredStock: amountText.transform(readDesired).pipe(desiredStock),
  reorderPoint: amountText
    .transform((text) => (text.trim() === "" ? null : readAmount(text)))
    .pipe(reorderPoint),
  unit,
  packSize: z
    .string()
    .transform((text) => (text.trim() === "" ? 1 : Number(text)))
    .pipe(packSize),
  bestBefore: z
    .string()
    .transform((text) => (text === "" ? null : text))
    .pipe(bestBefore),
  supermarketItemName,
  // The object key of an uploaded photo, or none.
  photo: z.string().nullish(),
  pictogram: pictogramField,
};

/** The item form. */
export const itemFormSchema = z
  .object(formFields)
  .refine(isReorderPointPossible, REORDER_POINT_TOO_HIGH);

/** The form of an existing item. */
export const editItemFormSchema = z
  .object({ ...formFields, ...storedNames })
  .refine(isReorderPointPossible, REORDER_POINT_TOO_HIGH);

export type ItemFormInput = z.input<typeof itemFormSchema>;
export type ItemForm = z.output<typeof itemFormSchema>;
