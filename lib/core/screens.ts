/**
 * The middleware rewrites unknown addresses to this path. A request for the path itself is also answered as
 * an unknown address.
 */
const REWRITTEN = "unknown-address";

interface Screen {
  /** The document title of a screen for signed-in people. */
  title?: string;
  /**
   * "household": for signed-in people. "entrance": redirects signed-in people to the home screen.
   * "public": for everyone, with or without a session.
   */
  access: "household" | "entrance" | "public";
  /** The stored screen that the offline document shows; null if the screen needs the server. */
  offline: "home" | "locations" | "items" | "check" | "shoppingList" | null;
  /** The largest number of ids that follow in the path. Without it the path ends with the first segment. */
  ids?: 1 | 2;
  /** The navigation entry that is marked on the screen; null on screens without navigation. */
  entry: "home" | "locations" | "items" | "check" | "shoppingList" | "settings" | null;
}

/** What the screens of a check have in common. */
const ofCheck = { access: "household", offline: "check", entry: "check" } as const;

/** What the screens of the settings have in common. */
const ofSettings = { access: "household", offline: null, entry: "settings" } as const;

/** All screens by the first segment of their path. */
const screens = {
  "": { access: "household", title: "Home", offline: "home", entry: "home" },
  locations: { access: "household", title: "Locations", offline: "locations", entry: "locations" },
  items: { access: "household", ids: 1, title: "Items", offline: "items", entry: "items" },
  "recently-deleted": {
    access: "household",
    title: "Recently Deleted",
    offline: null,
    entry: "items",
  },
  "inventory-check": { ...ofCheck, title: "Inventory Check" },
  "location-nav": { ...ofCheck, ids: 1, title: "Location" },
  "item-check": { ...ofCheck, ids: 2, title: "Item Check" },
  "location-check": { ...ofCheck, ids: 1, title: "Location Check" },
  "item-single-check": { ...ofCheck, ids: 2, title: "Item Check" },
  "location-sheet": { ...ofCheck, ids: 1, title: "Location Sheet" },
  "location-summary": { ...ofCheck, ids: 1, title: "Location Summary" },
  "inventory-complete": { ...ofCheck, ids: 1, title: "Inventory Check Complete" },
  "check-history": {
    access: "household",
    ids: 1,
    title: "Earlier Checks",
    offline: null,
    entry: "check",
  },
  "run-outs": {
    access: "household",
    title: "What Runs Out Most",
    offline: null,
    entry: "check",
  },
  "shopping-list": {
    access: "household",
    ids: 1,
    title: "Shopping List",
    offline: "shoppingList",
    entry: "shoppingList",
  },
  "shopping-lists": {
    access: "household",
    title: "Shopping Lists",
    offline: null,
    entry: "shoppingList",
  },
  settings: { ...ofSettings, title: "Settings" },
  account: { ...ofSettings, title: "Account" },
  "data-management": { ...ofSettings, title: "Data Management" },
  // Offline a signed-in person stays signed in, so the sign-in pages show the home screen.
  auth: { access: "entrance", offline: "home", entry: null },
  login: { access: "entrance", offline: "home", entry: null },
  register: { access: "entrance", offline: "home", entry: null },
  "forgot-password": { access: "public", offline: null, entry: null },
  "reset-password": { access: "public", offline: null, entry: null },
  "confirm-email": { access: "public", offline: null, entry: null },
  unsubscribe: { access: "public", offline: null, entry: null },
  // The token of a shopping link follows in the path.
  shop: { access: "public", ids: 1, offline: null, entry: null },
  "privacy-policy": { access: "public", offline: null, entry: null },
  terms: { access: "public", offline: null, entry: null },
  "cookie-policy": { access: "public", offline: null, entry: null },
  // The not-found page inside the navigation shell, which the middleware shows at unknown addresses.
  "unknown-address": { access: "public", offline: null, entry: null },
  // The document that shows the stored household at the paths of other screens.
  offline: { access: "public", offline: null, entry: null },
} as const satisfies Record<string, Screen>;

/** The first segment of a screen's path; empty for the home screen. */
export type Segment = keyof typeof screens;

type StoredScreen = NonNullable<Screen["offline"]>;
export type EntryName = NonNullable<Screen["entry"]>;

/**
 * The first path segments of the screens that require signing in and offline show the stored screen
 * `Stored`.
 */
export type SegmentOf<Stored extends StoredScreen> = {
  [S in Segment]: (typeof screens)[S] extends { access: "household"; offline: Stored } ? S : never;
}[Segment];

function isSegment(text: string): text is Segment {
  return Object.hasOwn(screens, text);
}

/** The first path segments of the screens for signed-in people. */
export type HouseholdSegment = {
  [S in Segment]: (typeof screens)[S] extends { access: "household" } ? S : never;
}[Segment];

function isOfHousehold(segment: Segment): segment is HouseholdSegment {
  return screens[segment].access === "household";
}

/** Returns the document title of a screen, without the product's name. */
export function titleOf(segment: HouseholdSegment): string {
  return screens[segment].title;
}

/** Returns the first segment of the path of a screen for signed-in people; null for other paths. */
export function householdSegmentOf(pathname: string): HouseholdSegment | null {
  const segment = segmentOf(pathname);
  return segment !== null && isOfHousehold(segment) ? segment : null;
}

/** Returns the first segment of a screen's path; null when no screen has the path. */
export function segmentOf(pathname: string): Segment | null {
  const segment = pathname.split("/")[1] ?? "";
  return isSegment(segment) ? segment : null;
}

/** Returns the screen of a path; null when there is none. */
export function screenAt(pathname: string): Screen | null {
  const segment = segmentOf(pathname);
  return segment === null ? null : screens[segment];
}

/**
 * Returns whether there is no page at a path: it belongs to no screen, is no file, and is not below `/dev`.
 */
export function isUnknownPath(pathname: string): boolean {
  const [first = "", ...rest] = pathname.split("/").slice(1);
  if (first === "dev" || [first, ...rest].at(-1)?.includes(".")) return false;
  return rest.length > (screenAt(pathname)?.ids ?? 0) || !isSegment(first) || first === REWRITTEN;
}

/** Returns whether a screen is for signed-in people. */
export function isProtectedPath(pathname: string): boolean {
  return screenAt(pathname)?.access === "household";
}

/** Returns whether the page at a path reads the session from the database. */
export function readsSession(pathname: string): boolean {
  const access = screenAt(pathname)?.access;
  return access === "household" || access === "entrance";
}

/** Returns the segments of the screens for which the service worker serves the offline document. */
export function offlineSegments(): string[] {
  return Object.entries(screens)
    .filter(([, { access, offline }]) => access === "household" && offline !== null)
    .map(([segment]) => segment);
}
