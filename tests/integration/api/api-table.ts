import { type Ids, MISSING_IDS } from "./api-world";
import { ACCOUNT_ROWS } from "./table/accounts";
import { CHECK_ROWS } from "./table/checks";
import { DATA_MANAGEMENT_ROWS } from "./table/data-management";
import { FORECAST_ROWS } from "./table/forecast";
import { HOUSEHOLD_ROWS } from "./table/households";
import { ITEM_ROWS } from "./table/items";
import { LOCATION_ROWS } from "./table/locations";
import { MEMBER_ROWS } from "./table/members";
import { PHOTO_ROWS } from "./table/photos";
import { PLATFORM_ROWS } from "./table/platform";
import { PURCHASE_ROWS } from "./table/purchases";
import type { Row } from "./table/row";
import { SHOP_ORDER_ROWS } from "./table/shop-order";
import { SHOPPING_ADDITION_ROWS } from "./table/shopping-additions";
import { SHOPPING_LINK_ROWS } from "./table/shopping-links";
import { SHOPPING_LIST_ROWS } from "./table/shopping-lists";
import { STOCK_ROWS } from "./table/stock";
import { TARGET_SUGGESTION_ROWS } from "./table/target-suggestions";

/** Every call of the API with its status per caller. A new call needs a row in the file of its feature. */
export const API_TABLE: readonly Row[] = [
  ...ACCOUNT_ROWS,
  ...MEMBER_ROWS,
  ...DATA_MANAGEMENT_ROWS,
  ...FORECAST_ROWS,
  ...HOUSEHOLD_ROWS,
  ...LOCATION_ROWS,
  ...ITEM_ROWS,
  ...CHECK_ROWS,
  ...SHOPPING_LIST_ROWS,
  ...SHOPPING_LINK_ROWS,
  ...SHOPPING_ADDITION_ROWS,
  ...SHOP_ORDER_ROWS,
  ...PURCHASE_ROWS,
  ...STOCK_ROWS,
  ...TARGET_SUGGESTION_ROWS,
  ...PHOTO_ROWS,
  ...PLATFORM_ROWS,
];

/** The calls that require a session. */
export const MEMBER_CALLS = API_TABLE.filter(({ statuses }) => statuses.nobody === 401);

/** The calls that accept a JSON body. */
export const BODY_CALLS = API_TABLE.filter(
  (entry): entry is Row & Required<Pick<Row, "body">> => entry.body !== undefined,
);

/** Returns the name of a row for test titles: method, route, and the keys of its body. */
export function titleOf({ method, pattern, body }: Row): string {
  const sent = Object.keys(body?.(NO_IDS) ?? {});
  return [method, pattern, ...(sent.length > 0 ? [`{${sent.join(", ")}}`] : [])].join(" ");
}

/** Ids that belong to no row, for request bodies of which a test reads only the keys. */
export const NO_IDS: Ids = { ...MISSING_IDS, username: "" };
