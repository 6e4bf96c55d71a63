import { SMALL_SIDE } from "@/lib/core/photo-sizes";
import type { Segment } from "@/lib/core/screens";

/** Version of the package that contains the pictograms. Browsers cache a pictogram until this version changes. */
const PICTOGRAMS_VERSION = "1.2.6";

type QueryValue = string | number | readonly string[] | undefined;

/** Appends a query string. Empty values are left out; several values of one name are repeated. */
function withQuery(path: string, query: Record<string, QueryValue>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const single of [value].flat()) {
      if (single !== undefined && single !== "") search.append(key, String(single));
    }
  }
  return search.size === 0 ? path : `${path}?${search}`;
}

/** Returns the path of a screen. */
function at(segment: Segment, ...ids: number[]): string {
  return `/${[segment, ...ids].join("/")}`;
}

/** The paths of all screens and of stored photos. */
export const paths = {
  home: () => at(""),
  auth: () => at("auth"),
  login: () => at("login"),
  /** The registration screen. With the token of an invitation it registers the invited person. */
  register: (query: { token?: string } = {}) => withQuery(at("register"), query),
  /** The form that requests a password reset link by mail. */
  forgotPassword: () => at("forgot-password"),
  resetPassword: (query: { token: string }) => withQuery(at("reset-password"), query),
  /** The page that confirms a new e-mail address. Opening it has no effect. */
  confirmEmail: (query: { token: string }) => withQuery(at("confirm-email"), query),
  /** The page that confirms unsubscribing. Opening it has no effect. */
  unsubscribe: (query: { token: string }) => withQuery(at("unsubscribe"), query),
  /** The endpoint for one-click unsubscribing (RFC 8058). */
  unsubscribeCall: (query: { token: string }) => withQuery("/api/unsubscribe", query),
  /** The not-found page of signed-in people. The middleware rewrites unknown addresses to this path. */
  unknownAddress: () => at("unknown-address"),
  locations: () => at("locations"),
  /** The items, filtered by location, search text, stock and unit, or one item. `adds` opens the form of a new item. */
  items: (
    query: {
      locationId?: number | undefined;
      q?: string;
      stock?: readonly string[];
      unit?: string | undefined;
      sort?: string | undefined;
      item?: number | undefined;
      adds?: boolean | undefined;
    } = {},
  ) => withQuery(at("items"), { ...query, adds: query.adds ? "1" : undefined }),
  /** One item with its history. */
  item: (itemId: number) => at("items", itemId),
  /** The deleted items and locations that an admin can restore. */
  recentlyDeleted: () => at("recently-deleted"),
  inventoryCheck: () => at("inventory-check"),
  locationNav: (locationId: number) => at("location-nav", locationId),
  itemCheck: (locationId: number, itemId: number) => at("item-check", locationId, itemId),
  /** A new value of `ts` makes the screen refetch its data. */
  locationCheck: (locationId: number, query: { ts?: number } = {}) =>
    withQuery(at("location-check", locationId), query),
  itemSingleCheck: (locationId: number, itemId: number, query: { ts?: number } = {}) =>
    withQuery(at("item-single-check", locationId, itemId), query),
  /** All items of a location on one screen, to be counted there. */
  locationSheet: (locationId: number) => at("location-sheet", locationId),
  locationSummary: (locationId: number) => at("location-summary", locationId),
  inventoryComplete: (updateId: number) => at("inventory-complete", updateId),
  /** The completed checks, or one of them. */
  checkHistory: (updateId?: number) =>
    updateId === undefined ? at("check-history") : at("check-history", updateId),
  /** The items that were found empty, most often first. */
  runOuts: () => at("run-outs"),
  /** The latest list, or the one with that id. */
  shoppingList: (listId?: number) =>
    listId === undefined ? at("shopping-list") : at("shopping-list", listId),
  /** The list of a shopping link, for people without an account. */
  shop: (token: string) => `${at("shop")}/${encodeURIComponent(token)}`,
  /** All shopping lists. */
  shoppingLists: () => at("shopping-lists"),
  settings: () => at("settings"),
  account: () => at("account"),
  dataManagement: () => at("data-management"),
  /** The offline document, which shows the stored household. */
  offline: () => at("offline"),
  privacyPolicy: () => at("privacy-policy"),
  terms: () => at("terms"),
  cookiePolicy: () => at("cookie-policy"),
  /** The dev mailbox. Its URL contains a secret that `npm start` prints. */
  devMailbox: (secret: string) => `/dev/mailbox/${secret}`,
  devMail: (secret: string, id: string) => `/dev/mailbox/${secret}/${id}`,
  /** A pictogram for items and rooms. The path contains a version, so that it can be cached for ever. */
  pictogram: (picture: string) => `/pictograms/${PICTOGRAMS_VERSION}/${picture}.svg`,
  /** A stored photo, or its small variant for lists. */
  file: (objectKey: string, options: { isSmall?: boolean } = {}) =>
    withQuery(`/api/files/${objectKey.split("/").map(encodeURIComponent).join("/")}`, {
      w: options.isSmall ? SMALL_SIDE : undefined,
    }),
} as const;
