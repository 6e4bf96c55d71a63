"use client";

import type { ComponentType, ReactNode } from "react";
import { HomeSkeleton } from "@/components/home/home-skeleton";
import { ItemsSkeleton } from "@/components/items/items-skeleton";
import { LocationsSkeleton } from "@/components/locations/locations-skeleton";
import { CardListSkeleton } from "@/components/shared/card-list-skeleton";
import { late } from "@/components/shared/late";
import { LoadFailure } from "@/components/shared/load-failure";
import { PageHeader } from "@/components/shared/page-header";
import { ListSkeleton } from "@/components/shopping-lists/list-skeleton";
import { readId } from "@/lib/core/ids";
import {
  type HouseholdSegment,
  householdSegmentOf,
  isUnknownPath,
  screenAt,
  titleOf,
} from "@/lib/core/screens";

/**
 * Returns a screen that is loaded as a separate chunk. Its title is shown above `placeholders` while the
 * chunk loads, and above the message if loading fails.
 */
function lateScreen<Props extends object>(
  segment: HouseholdSegment,
  placeholders: ReactNode,
  load: () => Promise<ComponentType<Props>>,
) {
  const title = <PageHeader title={titleOf(segment)} />;
  return late(load, {
    renderWaiting: () => (
      <>
        {title}
        {placeholders}
      </>
    ),
    renderFailed: (failure) => (
      <>
        {title}
        <LoadFailure {...failure} />
      </>
    ),
  });
}

const fiveCards = (label: string) => <CardListSkeleton count={5} label={label} />;

// The title of the home screen is the name of the household.
const Home = late(async () => (await import("@/components/home/home-screen")).HomeScreen, {
  renderWaiting: () => <HomeSkeleton />,
});
const Locations = lateScreen(
  "locations",
  <LocationsSkeleton />,
  async () => (await import("@/components/locations/locations-screen")).LocationsScreen,
);
const Items = lateScreen(
  "items",
  <ItemsSkeleton />,
  async () => (await import("@/components/items/items-screen")).ItemsScreen,
);
const ItemDetails = lateScreen(
  "items",
  fiveCards("Loading the item"),
  async () => (await import("@/components/items/details/item-screen")).ItemScreen,
);
const RecentlyDeleted = lateScreen(
  "recently-deleted",
  fiveCards("Loading"),
  async () =>
    (await import("@/components/items/recently-deleted/recently-deleted-screen"))
      .RecentlyDeletedScreen,
);
const Check = lateScreen(
  "inventory-check",
  fiveCards("Loading inventory check"),
  async () => (await import("@/components/checks/check-flow")).CheckFlow,
);
const History = lateScreen(
  "check-history",
  fiveCards("Loading checks"),
  async () => (await import("@/components/checks/history/history-screen")).HistoryScreen,
);
const PastCheck = lateScreen(
  "check-history",
  fiveCards("Loading the check"),
  async () => (await import("@/components/checks/history/past-check-screen")).PastCheckScreen,
);
const RunOuts = lateScreen(
  "run-outs",
  fiveCards("Loading the counts"),
  async () => (await import("@/components/run-outs/run-outs-screen")).RunOutsScreen,
);
const List = lateScreen(
  "shopping-list",
  <ListSkeleton />,
  async () => (await import("@/components/shopping-lists/shopping-list-screen")).ShoppingListScreen,
);
const Lists = lateScreen(
  "shopping-lists",
  fiveCards("Loading shopping lists"),
  async () =>
    (await import("@/components/shopping-lists/shopping-lists-screen")).ShoppingListsScreen,
);
const Settings = lateScreen(
  "settings",
  fiveCards("Loading settings"),
  async () => (await import("@/components/settings/settings-screen")).SettingsScreen,
);
const Account = lateScreen(
  "account",
  fiveCards("Loading account"),
  async () => (await import("@/components/settings/account-screen")).AccountScreen,
);
const DataManagement = lateScreen(
  "data-management",
  fiveCards("Loading"),
  async () =>
    (await import("@/components/data-management/data-management-screen")).DataManagementScreen,
);

const PageNotFound = late(
  async () => (await import("@/components/shared/page-not-found")).PageNotFound,
);

interface HouseholdScreen {
  preload: () => Promise<unknown>;
  /** Renders the screen with the id in the second segment of the path. */
  render: (id: number | null) => ReactNode;
}

const check: HouseholdScreen = { preload: Check.preload, render: () => <Check /> };

/** The screens by the first segment of their path, each in a separate chunk. */
const screens: Record<HouseholdSegment, HouseholdScreen> = {
  "": { preload: Home.preload, render: () => <Home /> },
  locations: { preload: Locations.preload, render: () => <Locations /> },
  items: {
    preload: async () => {
      await Promise.all([Items.preload(), ItemDetails.preload()]);
    },
    render: (id) => (id === null ? <Items /> : <ItemDetails itemId={id} />),
  },
  "recently-deleted": { preload: RecentlyDeleted.preload, render: () => <RecentlyDeleted /> },
  "inventory-check": check,
  "location-nav": check,
  "item-check": check,
  "location-check": check,
  "item-single-check": check,
  "location-sheet": check,
  "location-summary": check,
  "inventory-complete": check,
  "check-history": {
    preload: History.preload,
    render: (id) => (id === null ? <History /> : <PastCheck updateId={id} />),
  },
  "run-outs": { preload: RunOuts.preload, render: () => <RunOuts /> },
  "shopping-list": {
    preload: List.preload,
    render: (id) => (id === null ? <List /> : <List listId={id} />),
  },
  "shopping-lists": { preload: Lists.preload, render: () => <Lists /> },
  settings: { preload: Settings.preload, render: () => <Settings /> },
  account: { preload: Account.preload, render: () => <Account /> },
  "data-management": { preload: DataManagement.preload, render: () => <DataManagement /> },
};

/** Returns the first segment of a screen's path; null for an unknown path and for an invalid id. */
function existingSegmentOf(path: string): HouseholdSegment | null {
  const segment = householdSegmentOf(path);
  const [, , id] = path.split("/");
  if (segment === null || isUnknownPath(path)) return null;
  // The screens of a check report a malformed id themselves.
  return screenAt(path)?.offline !== "check" && id && readId(id) === null ? null : segment;
}

/** Returns the screen of a path, or the not-found page. */
export function renderScreenAt(path: string): ReactNode {
  const segment = existingSegmentOf(path);
  if (segment === null) return <PageNotFound />;
  const [, , id] = path.split("/");
  return screens[segment].render(readId(id));
}

/** Returns the document title of a path, without the product's name. */
export function titleAt(path: string): string {
  const segment = existingSegmentOf(path);
  return segment === null ? "Page not found" : titleOf(segment);
}

/** Loads the code of all screens, so that navigations need no network. Failures are ignored. */
export async function preloadScreens(): Promise<void> {
  for (const { preload } of new Set(Object.values(screens))) await preload();
}

/**
 * Identifies the mounted screen of a path. The screens of a check are one component, which keeps its state between
 * them (docs/decisions/0016).
 */
export function screenKey(path: string): string {
  const segment = householdSegmentOf(path);
  return segment !== null && screens[segment] === check ? "check" : path;
}
