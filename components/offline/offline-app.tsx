"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { AppShell } from "@/components/navigation/app-shell";
import { renderScreenAt, screenKey } from "@/components/screens/household-screens";
import { LateShell } from "@/components/screens/late-shell";
import { ScreenBoundary } from "@/components/screens/screen-boundary";
import { Spinner } from "@/components/shared/spinner";
import { restoreHousehold } from "@/lib/client/device/stored-household";
import { usePaths } from "@/lib/client/history/address";
import { useIsOnline } from "@/lib/client/use-is-online";
import { useReach } from "@/lib/client/use-reach";
import { paths } from "@/lib/core/paths";
import { householdSegmentOf, screenAt } from "@/lib/core/screens";
import { OutageNotice } from "./outage-notice";
import { Unavailable } from "./unavailable";

const never = () => () => undefined;

/**
 * Shows the screens of a household from the data stored on this device. The service worker responds with this
 * document when the server is unreachable. Our own server responds with the same document when the database
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
      <LateShell />
      <StoredScreen />
    </AppShell>
  );
}

/**
 * Shows the screen for the URL of the browser. Next's router has the path of the offline document instead.
 */
function StoredScreen() {
  const { shown } = usePaths();
  const isOnline = useIsOnline();
  const reach = useReach();
  const isOfHousehold = householdSegmentOf(shown) !== null;
  const canLoad = isOfHousehold && isOnline && reach !== "unreached";
  if (!screenAt(shown)?.offline && !canLoad) {
    return (
      <Unavailable text="This screen needs a connection. Counting and shopping work without one." />
    );
  }
  // At the URL of a sign-in page the home screen is shown.
  const path = isOfHousehold ? shown : paths.home();
  return (
    <>
      <OutageNotice reach={reach} />
      <ScreenBoundary key={screenKey(path)} path={path}>
        {renderScreenAt(path)}
      </ScreenBoundary>
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
