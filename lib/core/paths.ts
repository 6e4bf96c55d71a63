import { SMALL_SIDE } from "@/lib/core/photo-sizes";

type QueryValue = string | number | readonly string[] | undefined;

/** What is empty is left out; several values of one name stand one after the other. */
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
  /** Asks for a mail with a link to a new password. */
  forgotPassword: () => "/forgot-password",
  resetPassword: (query: { token: string }) => withQuery("/reset-password", query),
  /** Asks whether reminders shall stop; nothing happens before the answer. */
  unsubscribe: (query: { token: string }) => withQuery("/unsubscribe", query),
  /** What a mail program posts to. */
  unsubscribeCall: (query: { token: string }) => withQuery("/api/unsubscribe", query),
  locations: () => "/locations",
  /** All items, or those of one location, that match what is searched for and have one of the stocks. */
  items: (query: { locationId?: number | undefined; q?: string; stock?: readonly string[] } = {}) =>
    withQuery("/items", query),
  inventoryCheck: () => "/inventory-check",
  locationNav: (locationId: number) => `/location-nav/${locationId}`,
  itemCheck: (locationId: number, itemId: number) => `/item-check/${locationId}/${itemId}`,
  /** `ts` makes the address new, which refreshes the screen. */
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
  /** The document that shows the household that this device has stored. */
  offline: () => "/offline",
  privacyPolicy: () => "/privacy-policy",
  terms: () => "/terms",
  cookiePolicy: () => "/cookie-policy",
  /** The mails that are kept because no mail service is set. The start prints the secret. */
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

/** The screens that lead whoever is signed in to the home screen. */
const ENTRANCES = new Set(["auth", "login", "register"]);

/** Whether the page at an address asks the database who is signed in. */
export function readsSession(pathname: string): boolean {
  return isProtectedPath(pathname) || ENTRANCES.has(pathname.split("/")[1] ?? "");
}
