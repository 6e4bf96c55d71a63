import { SMALL_SIDE } from "@/lib/core/photo-sizes";

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

/** Every address of the application's screens, and of stored photos. */
export const paths = {
  home: () => "/",
  auth: () => "/auth",
  login: () => "/login",
  /** The registration; with the token of an invitation, that of the invited person. */
  register: (query: { token?: string } = {}) => withQuery("/register", query),
  /** The form that requests a password reset link by mail. */
  forgotPassword: () => "/forgot-password",
  resetPassword: (query: { token: string }) => withQuery("/reset-password", query),
  /** The page that confirms unsubscribing. Opening it changes nothing. */
  unsubscribe: (query: { token: string }) => withQuery("/unsubscribe", query),
  /** The endpoint for one-click unsubscribing (RFC 8058). */
  unsubscribeCall: (query: { token: string }) => withQuery("/api/unsubscribe", query),
  locations: () => "/locations",
  /** The items, filtered by location, search text and stock. */
  items: (query: { locationId?: number | undefined; q?: string; stock?: readonly string[] } = {}) =>
    withQuery("/items", query),
  inventoryCheck: () => "/inventory-check",
  locationNav: (locationId: number) => `/location-nav/${locationId}`,
  itemCheck: (locationId: number, itemId: number) => `/item-check/${locationId}/${itemId}`,
  /** A new `ts` refreshes the screen. */
  locationCheck: (locationId: number, query: { ts?: number } = {}) =>
    withQuery(`/location-check/${locationId}`, query),
  itemSingleCheck: (locationId: number, itemId: number, query: { ts?: number } = {}) =>
    withQuery(`/item-single-check/${locationId}/${itemId}`, query),
  locationSummary: (locationId: number) => `/location-summary/${locationId}`,
  inventoryComplete: (updateId: number) => `/inventory-complete/${updateId}`,
  /** The completed checks, or one of them. */
  checkHistory: (updateId?: number) =>
    updateId === undefined ? "/check-history" : `/check-history/${updateId}`,
  /** The latest list, or the one with that id. */
  shoppingList: (listId?: number) =>
    listId === undefined ? "/shopping-list" : `/shopping-list/${listId}`,
  /** All shopping lists. */
  shoppingLists: () => "/shopping-lists",
  settings: () => "/settings",
  dataManagement: () => "/data-management",
  /** The offline document, which shows the stored household. */
  offline: () => "/offline",
  privacyPolicy: () => "/privacy-policy",
  terms: () => "/terms",
  cookiePolicy: () => "/cookie-policy",
  /** The dev mailbox. The start prints the secret. */
  devMailbox: (secret: string) => `/dev/mailbox/${secret}`,
  devMail: (secret: string, id: string) => `/dev/mailbox/${secret}/${id}`,
  /** A stored photo, or its small variant for lists. */
  file: (objectKey: string, options: { isSmall?: boolean } = {}) =>
    withQuery(`/api/files/${objectKey.split("/").map(encodeURIComponent).join("/")}`, {
      w: options.isSmall ? SMALL_SIDE : undefined,
    }),
} as const;

const PROTECTED = new Set([
  "",
  "locations",
  "items",
  "inventory-check",
  "location-nav",
  "item-check",
  "location-check",
  "item-single-check",
  "location-summary",
  "inventory-complete",
  "check-history",
  "shopping-list",
  "shopping-lists",
  "settings",
  "data-management",
]);

/** Whether a screen is for signed-in people. */
export function isProtectedPath(pathname: string): boolean {
  return PROTECTED.has(pathname.split("/")[1] ?? "");
}

/** Screens that redirect signed-in people to the home screen. */
const ENTRANCES = new Set(["auth", "login", "register"]);

/** Returns whether the page at a path reads the session from the database. */
export function readsSession(pathname: string): boolean {
  return isProtectedPath(pathname) || ENTRANCES.has(pathname.split("/")[1] ?? "");
}
