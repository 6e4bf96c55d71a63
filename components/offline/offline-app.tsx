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
import { OutageNotice } from "./outage-notice";
import { Unavailable } from "./unavailable";

// Only the screen of the present address is read from the device; the service worker keeps them all.
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
 * The screens of a household from what this device has stored. Where the server cannot be reached, the
 * service worker answers their addresses with this one document; where the server cannot reach its
 * database, it does so itself. The document holds nothing of any household.
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
        <StoredScreen />
      </Suspense>
    </AppShell>
  );
}

/** The screen of the present address, which is not the one that this document was made for. */
function StoredScreen() {
  // Subscribes to navigations, so that the next screen is rendered.
  usePathname();
  const locationId = useSearchParams().get("locationId");
  const [, section = "", id] = currentPath().split("/");
  if (NOT_STORED.has(section)) {
    return (
      <Unavailable text="This screen needs a connection. Counting and shopping work without one." />
    );
  }
  return (
    <>
      <OutageNotice />
      {storedScreen(section, { id, locationId })}
    </>
  );
}

const NOT_STORED = new Set(["settings", "data-management", "check-history", "shopping-lists"]);

function storedScreen(
  section: string,
  { id, locationId }: { id: string | undefined; locationId: string | null },
): ReactNode {
  switch (section) {
    case "":
    case "auth":
    case "login":
    case "register":
      // The entrance redirects signed-in people to the home screen.
      return <HomeScreen />;
    case "locations":
      return <LocationsScreen />;
    case "items":
      return <ItemsScreen locationId={locationId === null ? undefined : Number(locationId)} />;
    case "shopping-list":
      return <ShoppingListScreen listId={readId(id) ?? undefined} />;
    default:
      return <CheckFlow />;
  }
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
