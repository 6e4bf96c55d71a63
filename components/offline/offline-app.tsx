"use client";

import { useQueryClient } from "@tanstack/react-query";
import { usePathname, useSearchParams } from "next/navigation";
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { AppShell } from "@/components/navigation/app-shell";
import { Spinner } from "@/components/shared/spinner";
import { restoreHousehold } from "@/lib/client/device/stored-household";
import { currentPath } from "@/lib/client/history/address";
import { useIsOnline } from "@/lib/client/use-is-online";
import { readId } from "@/lib/core/ids";
import { screenAt, type StoredScreen } from "@/lib/core/screens";
import { OutageNotice } from "./outage-notice";
import { Unavailable } from "./unavailable";

// Each screen is a separate chunk, so that only the shown one is parsed. The service worker caches
// all of them.
const CheckFlow = lazy(async () => ({
  default: (await import("@/components/checks/check-flow")).CheckFlow,
}));
const HomeScreen = lazy(async () => ({
  default: (await import("@/components/home/home-screen")).HomeScreen,
}));
const ItemsScreen = lazy(async () => ({
  default: (await import("@/components/items/items-screen")).ItemsScreen,
}));
const LocationsScreen = lazy(async () => ({
  default: (await import("@/components/locations/locations-screen")).LocationsScreen,
}));
const ShoppingListScreen = lazy(async () => ({
  default: (await import("@/components/shopping-lists/shopping-list-screen")).ShoppingListScreen,
}));

const never = () => () => undefined;

/**
 * Shows the screens of a household from the data stored on this device. The service worker responds
 * with this document when the server is unreachable. The server responds with it when the database
 * is unreachable. The document contains no household data.
 */
export function OfflineApp() {
  const queryClient = useQueryClient();
  const [found, setFound] = useState<boolean | null>(null);
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  useEffect(() => {
    void restoreHousehold(queryClient).then(setFound);
  }, [queryClient]);

  if (!isInBrowser || found === null) return <Opening />;
  if (!found) return <NothingStored />;
  return (
    <AppShell>
      <Suspense fallback={<Opening />}>
        <PresentScreen />
      </Suspense>
    </AppShell>
  );
}

interface StoredScreenProps {
  /** The second segment of the path of the shown page, such as the id of a shopping list. */
  id: string | undefined;
  /** The location id in the query string of the page's URL. */
  locationId: string | null;
}

const storedScreens: Record<StoredScreen, (props: StoredScreenProps) => ReactNode> = {
  home: () => <HomeScreen />,
  locations: () => <LocationsScreen />,
  items: ({ locationId }) => (
    <ItemsScreen locationId={locationId === null ? undefined : Number(locationId)} />
  ),
  check: () => <CheckFlow />,
  shoppingList: ({ id }) => <ShoppingListScreen listId={readId(id) ?? undefined} />,
};

/** Shows the screen for the URL. Next rendered this document for another path. */
function PresentScreen() {
  // Subscribes to navigations, so that the next screen is rendered.
  usePathname();
  const locationId = useSearchParams().get("locationId");
  const path = currentPath();
  const screen = screenAt(path);
  if (!screen?.offline) {
    return (
      <Unavailable text="This screen needs a connection. Counting and shopping work without one." />
    );
  }
  const [, , id] = path.split("/");
  return (
    <>
      <OutageNotice />
      {storedScreens[screen.offline]({ id, locationId })}
    </>
  );
}

function Opening() {
  return (
    <div className="text-muted-foreground flex min-h-dvh items-center justify-center">
      <Spinner className="size-8" label="Loading" />
    </div>
  );
}

function NothingStored() {
  const isOnline = useIsOnline();
  return (
    <main className="flex min-h-dvh items-center">
      <Unavailable
        text={
          isOnline
            ? "The server does not answer right now. This page opens by itself once it does."
            : "This device has not stored your household yet. Connect once, and its screens open without a network too."
        }
      />
    </main>
  );
}
