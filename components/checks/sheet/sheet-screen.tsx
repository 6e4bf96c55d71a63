"use client";

import { ArrowLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useTakeBack } from "@/components/checks/count/use-take-back";
import { AddItemHere } from "@/components/checks/location/add-item-here";
import { nextLocationTarget } from "@/components/checks/location/continue-target";
import { LocationLayout } from "@/components/checks/location/location-layout";
import { LocationSteps } from "@/components/checks/location/location-steps";
import { useLeaveLocation } from "@/components/checks/location/use-leave-location";
import { ActionBar } from "@/components/checks/shared/action-bar";
import { useHasEnded } from "@/components/checks/shared/check-end-context";
import { entrance } from "@/components/checks/shared/entrance";
import { useOccupiedLocations } from "@/components/checks/shared/others-in-check";
import { PresenceFrom } from "@/components/checks/shared/room-presence";
import { ScreenLink } from "@/components/checks/shared/screen-link";
import { ScreenTitle } from "@/components/checks/shared/screen-title";
import { usePrefetch } from "@/components/checks/use-prefetch";
import { BoughtProvider } from "@/components/purchases/bought";
import { Button } from "@/components/ui/button";
import { useCreatedIds } from "@/lib/client/pending-writes/use-created-ids";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { changePreferences } from "@/lib/client/preferences";
import { useCurrentUser, useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { CheckData, CheckView } from "@/lib/features/checks/client/screens";
import { assumedItems } from "@/lib/features/checks/model/rules";
import { backToItemsScreen } from "@/lib/features/checks/model/screen-sequence";
import { isCounted, shownAmounts } from "@/lib/features/checks/model/sheet";
import { sheetCopy } from "@/lib/features/checks/model/sheet-copy";
import type { Item } from "@/lib/features/items/model/dto";
import { compareOnShelf } from "@/lib/features/items/model/shelf";
import { ExpectedProvider } from "./expected";
import { FoldedRow } from "./folded-row";
import { MainAction } from "./main-action";
import { SheetRow } from "./sheet-row";
import type { ShownRow } from "./use-confirm-rest";
import { useRowEdit } from "./use-row-edit";

interface SheetScreenProps {
  view: Extract<CheckView, { kind: "locationSheet" }>;
  data: CheckData;
}

/**
 * Shows all items of a location with their recorded stock. The person changes the wrong amounts and confirms the
 * others as shown. The confirmed amounts are counts and no assumed entries, because the person has looked.
 */
export function SheetScreen({ view, data }: SheetScreenProps) {
  const { check, location, items } = view;
  const mayCount = useIsAllowed("check:run");
  const user = useCurrentUser();
  const isDelayed = usePendingWrites("isDelayed");
  const hasEnded = useHasEnded();
  const leave = useLeaveLocation(data.locations, location);
  const occupied = useOccupiedLocations(location.id);
  const takeBack = useTakeBack(check.id);
  const { keyOf } = useCreatedIds();
  const { edit, wrong, change, type, erase, settle, discard } = useRowEdit(check.id);
  usePrefetch(data, location.id, null);

  const entries = new Map(data.counts.map((entry) => [entry.itemId, entry]));
  const pending = items.filter(({ id }) => !entries.has(id) && id !== edit?.item.id);
  const accepted = pending.filter(({ id }) => !data.refused.has(id) && !wrong.has(id));
  const rest = accepted.flatMap((item): ShownRow[] => {
    const amounts = shownAmounts(item, undefined);
    return amounts ? [{ item, amounts }] : [];
  });
  const unknown = accepted.length - rest.length;
  const assumed = assumedItems(data.counts);
  const assumedHere = items.filter(({ id }) => assumed.has(id)).length;
  // Items with an assumed entry are listed after the pending ones, and counted items are folded below them. Both are
  // those of the mount, so that a row that is counted now neither moves nor changes its height.
  const [assumedAtFirst] = useState(assumed);
  const [countedAtFirst] = useState(
    () => new Set(items.map(({ id }) => id).filter((id) => isCounted(entries.get(id)))),
  );
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const groupOf = ({ id }: Item) => (countedAtFirst.has(id) ? 2 : assumedAtFirst.has(id) ? 1 : 0);
  const rows = items.toSorted((a, b) => groupOf(a) - groupOf(b) || compareOnShelf(a, b));
  const oneByOne = backToItemsScreen(location.id, items, pending);

  function tick(row: ShownRow, isTicked: boolean): void {
    if (isTicked) {
      change(row.item, row.amounts);
      void settle();
    } else if (edit?.item.id === row.item.id) discard();
    else void takeBack(row.item);
  }

  return (
    <LocationLayout data={data} location={location} data-hides-bottom-bar={mayCount || undefined}>
      <LocationSteps isCompact data={data} location={location} onNext={leave} />
      <header className={entrance("relative mb-2 md:mb-4")}>
        <ScreenTitle title={location.name} className="large-text:pr-0 pr-26 md:pr-40" />
        {/* One line of a fixed height: the rows below must not move when somebody joins or leaves the check. */}
        <div className="large-text:h-auto large-text:flex-wrap flex h-7 items-center gap-x-2.5 overflow-hidden">
          <p className="shrink-0 font-semibold tabular-nums">
            {pending.length > 0
              ? `${pending.length} to count`
              : assumedHere > 0
                ? sheetCopy.assumedLeft(assumedHere)
                : sheetCopy.nothingLeft}
          </p>
          <PresenceFrom location={location} locations={data.locations} isOnOneLine />
          {mayCount && (
            // A phone has no space for it beside another person.
            <p className="text-muted-foreground large-text:whitespace-normal min-w-0 truncate text-sm max-md:[&:not(:nth-child(2))]:hidden">
              {pending.length === 0
                ? sheetCopy.allCounted
                : unknown > 0 && rest.length === 0
                  ? sheetCopy.unknown(unknown)
                  : sheetCopy.how}
            </p>
          )}
        </div>
        {mayCount && oneByOne && (
          <Button
            asChild
            variant="ghost"
            className="large-text:static absolute -top-1 right-0 -mr-2 px-2 max-md:gap-1.5 max-md:text-sm md:-mr-3 md:px-3"
          >
            <ScreenLink to={oneByOne} onClick={() => changePreferences({ sheet: false })}>
              One by one
              <ChevronRight aria-hidden />
            </ScreenLink>
          </Button>
        )}
      </header>
      <ActionBar>
        {mayCount && (
          <MainAction
            updateId={check.id}
            rest={rest}
            isAll={rest.length === items.length}
            data={data}
            goOn={nextLocationTarget(data, location.id, { occupied, isOnSheet: true })}
            settle={settle}
          />
        )}
        <Button
          asChild
          variant="outline"
          size="lg"
          className="max-md:order-first max-md:flex-none!"
        >
          <ScreenLink to={{ name: "locationCheck", locationId: location.id }}>
            <ArrowLeft aria-hidden className="md:hidden" />
            <span className="max-md:sr-only">Go back</span>
          </ScreenLink>
        </Button>
      </ActionBar>
      <fieldset disabled={hasEnded} className={entrance("@container min-w-0")}>
        <legend className="sr-only">Items in this location</legend>
        <BoughtProvider>
          <ExpectedProvider>
            <ul className="bg-card shadow-raised divide-y overflow-hidden rounded-2xl border">
              {rows.map((item) => {
                const entry = entries.get(item.id);
                const isChanging = edit?.item.id === item.id;
                const refused = data.refused.get(item.id)?.body;
                const amounts = isChanging ? edit.amounts : (refused ?? shownAmounts(item, entry));
                const isFolded =
                  mayCount &&
                  countedAtFirst.has(item.id) &&
                  !opened.has(item.id) &&
                  isCounted(entry) &&
                  !refused;
                if (isFolded && amounts) {
                  return (
                    <FoldedRow
                      key={keyOf(item.id)}
                      item={item}
                      amounts={amounts}
                      onOpen={() => setOpened((ids) => new Set([...ids, item.id]))}
                    />
                  );
                }
                return (
                  <SheetRow
                    key={keyOf(item.id)}
                    item={item}
                    entry={entry}
                    amounts={amounts}
                    isChanging={isChanging}
                    isWrong={wrong.has(item.id)}
                    isOpened={opened.has(item.id)}
                    mayCount={mayCount}
                    username={user?.username}
                    isDelayed={isDelayed}
                    data={data}
                    onChange={(changed) => change(item, changed)}
                    onType={(typed) => type(item, typed)}
                    onNoAmount={(isWrong) => erase(item.id, isWrong)}
                    onLeave={() => void settle()}
                    onTick={(isTicked) => amounts && tick({ item, amounts }, isTicked)}
                  />
                );
              })}
            </ul>
          </ExpectedProvider>
        </BoughtProvider>
        <AddItemHere location={location} data={data} />
      </fieldset>
    </LocationLayout>
  );
}
