"use client";

import { type ComponentProps, type ComponentType, type ReactNode, useEffect } from "react";
import { AddItemDuringCheck } from "@/components/checks/location/add-item-during-check";
import { SkippedLocation } from "@/components/checks/location/skipped-location";
import { CheckEndNotice } from "@/components/checks/shared/action-bar";
import { CheckEndContext } from "@/components/checks/shared/check-end-context";
import { ListSkeleton } from "@/components/checks/shared/list-skeleton";
import { usePresentScreen } from "@/components/checks/shared/screen-address";
import { Celebration } from "@/components/shared/celebration";
import { ErrorPanel } from "@/components/shared/error-panel";
import { late } from "@/components/shared/late";
import { forgetDraft } from "@/lib/client/device/draft";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { isTemporaryId } from "@/lib/core/temporary-id";
import {
  type CheckData,
  type CheckView,
  checkView,
  isInCheck,
} from "@/lib/features/checks/client/screens";
import { isAllChecked } from "@/lib/features/checks/model/rules";
import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";
import { Presence } from "./presence";
import { useCheckData } from "./use-check-data";
import { useCreatedAddress } from "./use-created-address";
import { useForcedRefresh } from "./use-forced-refresh";

/** The screens, each in a separate chunk. */
const lateScreens = {
  Count: late(async () => (await import("@/components/checks/count/count-screen")).CountScreen, {
    renderWaiting: () => <ListSkeleton />,
  }),
  Start: late(async () => (await import("@/components/checks/start/start-screen")).StartScreen, {
    renderWaiting: () => <ListSkeleton title={titles.start} />,
  }),
  LocationCheck: late(
    async () =>
      (await import("@/components/checks/location/location-check-screen")).LocationCheckScreen,
    { renderWaiting: () => <ListSkeleton /> },
  ),
  LocationNav: late(
    async () =>
      (await import("@/components/checks/location/location-nav-screen")).LocationNavScreen,
    { renderWaiting: () => <ListSkeleton /> },
  ),
  Sheet: late(async () => (await import("@/components/checks/sheet/sheet-screen")).SheetScreen, {
    renderWaiting: () => <ListSkeleton />,
  }),
  LocationSummary: late(
    async () =>
      (await import("@/components/checks/location/location-summary-screen")).LocationSummaryScreen,
    { renderWaiting: () => <ListSkeleton /> },
  ),
  Complete: late(
    async () => (await import("@/components/checks/complete/complete-screen")).CompleteScreen,
    { renderWaiting: () => <ListSkeleton /> },
  ),
  State: late(async () => (await import("./check-states")).CheckState, {
    renderWaiting: () => <ListSkeleton />,
  }),
  Ended: late(async () => (await import("@/components/checks/complete/ended-check")).EndedCheck, {
    renderWaiting: () => <ListSkeleton />,
  }),
};

const CountSkeleton = late(
  async () => (await import("@/components/checks/count/count-skeleton")).CountSkeleton,
  { renderWaiting: () => <ListSkeleton /> },
);

type Screens = {
  [Name in keyof typeof lateScreens]: ComponentType<ComponentProps<(typeof lateScreens)[Name]>>;
};

/** The titles that do not depend on the data, by screen. */
const titles: Partial<Record<CheckScreen["name"], string>> = {
  start: "Inventory Check",
  inventoryComplete: "Inventory Check Complete",
};

/** Loads the scripts of the other check screens when the first one opens, so that they open without waiting. */
function preloadScreens(): void {
  for (const part of [
    lateScreens.Count,
    lateScreens.LocationCheck,
    lateScreens.Sheet,
    lateScreens.LocationSummary,
    lateScreens.LocationNav,
    lateScreens.Complete,
    lateScreens.Start,
    lateScreens.State,
    CheckEndNotice,
  ]) {
    void part.preload();
  }
}

/**
 * Shows the screen of the inventory check that matches the URL. All pages of the check render this
 * component, so moving between screens changes the URL without a page load.
 * @param loaded the screens whose scripts come with the page, so that the browser hydrates them at once
 */
export function CheckFlow({ loaded }: { loaded?: Partial<Screens> }) {
  const screen = usePresentScreen();
  const reading = useCheckData(isInCheck(screen));
  const hasEnded = reading.kind === "ready" && reading.hasEnded;
  useForcedRefresh();
  useCreatedAddress(screen);

  const isOver = reading.kind === "ready" && reading.data.check === null;
  useEffect(() => {
    if (isOver) forgetDraft();
  }, [isOver]);

  useEffect(preloadScreens, []);

  if (screen === null) return null;
  if (screen === "invalid") return <lateScreens.State view={{ kind: "invalid" }} />;
  switch (reading.kind) {
    case "loading":
      if (screen.name === "itemCheck") return <CountSkeleton label="Set" />;
      if (screen.name === "itemSingleCheck") return <CountSkeleton label="Set & Continue" />;
      return <ListSkeleton title={titles[screen.name]} />;
    case "failed":
      return (
        <ErrorPanel
          level={1}
          title="The inventory check could not be loaded"
          text={reading.message}
          onRetry={reading.retry}
        />
      );
    case "ready":
      return (
        <CheckEndContext value={hasEnded ? (reading.data.check?.id ?? null) : null}>
          {reading.data.check && !hasEnded && (
            <Presence
              updateId={reading.data.check.id}
              locationId={"locationId" in screen ? screen.locationId : null}
            />
          )}
          {/* After a reload, the pending counts are read later than the check. The celebration is mounted after
              that, so that it does not mistake these counts for the completion of the check. */}
          <OnceRead waiting={null}>
            <Celebration
              key={reading.data.check?.id}
              isDone={
                reading.data.check !== null && isAllChecked(reading.data.items, reading.data.counts)
              }
            />
          </OnceRead>
          <AddItemDuringCheck locations={reading.data.locations}>
            <Screen
              view={checkView(screen, reading.data)}
              data={reading.data}
              screens={{ ...lateScreens, ...loaded }}
            />
          </AddItemDuringCheck>
        </CheckEndContext>
      );
  }
}

interface ScreenProps {
  view: CheckView;
  data: CheckData;
  screens: Screens;
}

/** Renders its content once the pending writes of this device have been read, and `waiting` until then. */
function OnceRead({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  return usePendingWrites("isRead") ? children : waiting;
}

function Screen(props: ScreenProps) {
  const shown = <ShownScreen {...props} />;
  return isOnDeviceOnly(props.view) ? (
    <OnceRead waiting={<ListSkeleton />}>{shown}</OnceRead>
  ) : (
    shown
  );
}

function ShownScreen({ view, data, screens }: ScreenProps) {
  switch (view.kind) {
    case "invalid":
    case "noCheck":
    case "locationNotFound":
    case "itemNotFound":
      return <screens.State view={view} />;
    case "begin":
    case "noLocations":
    case "unfinished":
      return <screens.Start view={view} data={data} />;
    case "ended":
      return <screens.Ended updateId={view.updateId} />;
    case "skip":
      return <SkippedLocation to={view.to} />;
    case "locationCheck":
      return <screens.LocationCheck key={view.location.id} view={view} data={data} />;
    case "locationNav":
      return <screens.LocationNav key={view.location.id} view={view} data={data} />;
    case "locationSheet":
      return <screens.Sheet key={view.location.id} view={view} data={data} />;
    case "locationSummary":
      return <screens.LocationSummary key={view.location.id} view={view} data={data} />;
    case "count":
      return <screens.Count view={view} data={data} />;
    case "complete":
      return <screens.Complete check={view.check} data={data} />;
  }
}

/**
 * Returns whether a view may lack new items because the pending writes of this device have not been read. This is
 * possible for a location without items and for an unknown temporary id.
 */
function isOnDeviceOnly(view: CheckView): boolean {
  return view.kind === "skip" || (view.kind === "itemNotFound" && isTemporaryId(view.itemId));
}
