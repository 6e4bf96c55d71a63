"use client";

import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { usePendingStock } from "@/components/checks/use-pending-stock";
import { useImport } from "@/components/csv/use-import";
import { late } from "@/components/shared/late";
import { Printed } from "@/components/shared/printed";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import { useSelection } from "@/components/shared/use-selection";
import { useStockDialog } from "@/components/stock/use-stock-dialog";
import { messageToShow } from "@/lib/client/api";
import { isTemporaryId } from "@/lib/core/temporary-id";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { useItems } from "@/lib/features/items/client/use-items";
import type { Item } from "@/lib/features/items/model/dto";
import { filterGroups, NO_FILTER } from "@/lib/features/items/model/filter";
import { itemsView } from "@/lib/features/items/model/rules";
import { compareOnShelf } from "@/lib/features/items/model/shelf";
import { itemsInOrder } from "@/lib/features/items/model/sort";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { useArrange } from "./arrange/use-arrange";
import type { ItemStart } from "./dialogs/add-item-dialog";
import { ItemsContent } from "./items-content";
import { ItemsHeader } from "./items-header";
import { useAskedToAdd } from "./use-asked-to-add";
import { useItemFilter } from "./use-item-filter";
import { useRecentlyUpdated } from "./use-recently-updated";
import { useTrends } from "./use-trends";

const AddItemDialog = late(
  async () => (await import("@/components/items/dialogs/add-item-dialog")).AddItemDialog,
);
const EditItemDialog = late(
  async () => (await import("@/components/items/dialogs/edit-item-dialog")).EditItemDialog,
);
// The space of one row is reserved. Nothing is below it, so a second row on a narrow phone moves nothing.
const ItemsFoot = late(async () => (await import("./items-foot")).ItemsFoot, {
  renderWaiting: () => <div className="h-17" />,
});
const ItemPanel = late(async () => (await import("./details/item-panel")).ItemPanel);
const ItemsSelection = late(async () => (await import("./items-selection")).ItemsSelection);
const PrintedItems = late(async () => (await import("./printed-items")).PrintedItems);

/** Shows the items of the household, grouped by location. The URL can name one location. */
export function ItemsScreen() {
  const locations = useQuery(locationsQuery());
  const items = useItems();
  const pending = usePendingStock(items.data);
  const stocked = useMemo(() => pending?.toSorted(compareOnShelf), [pending]);
  const recentlyUpdated = useRecentlyUpdated();
  const canEdit = useIsAllowed("inventory:edit");
  const adding = useDialog<{ locationId: number | undefined; start: ItemStart | undefined }>();
  const editing = useDialog<Item>();
  const details = useDialog<Item>();
  const { onArrange, dialog: arrangeDialog } = useArrange({ isAllowed: canEdit });
  const { open: onImport, dialog: importDialog } = useImport({ isAllowed: canEdit });
  usePreload(canEdit ? AddItemDialog.preload : undefined);
  usePreload(canEdit ? EditItemDialog.preload : undefined);
  usePreload(canEdit ? ItemsSelection.preload : undefined);

  const { filter, setFilter, locationId, setLocation } = useItemFilter();
  // The filter is applied as a deferred value, so that typing stays responsive while a long list renders.
  const appliedFilter = useDeferredValue(filter);
  const view = useMemo(
    () =>
      itemsView({
        locations: locations.data,
        items: stocked,
        hasFailed: locations.isError || items.isError,
        locationId,
      }),
    [locations.data, stocked, locations.isError, items.isError, locationId],
  );
  const groups = useMemo(
    () => (view.kind === "list" ? filterGroups(view.groups, appliedFilter) : []),
    [view, appliedFilter],
  );
  const stockedLocations = useMemo(() => {
    const ids = new Set(stocked?.map((item) => item.locationId));
    return locations.data?.filter(({ id }) => ids.has(id)) ?? [];
  }, [locations.data, stocked]);
  const { forecasts, weeklyUse } = useTrends(appliedFilter.sort.column === "trend");
  const shownIds = useMemo(
    () => itemsInOrder(groups, appliedFilter.sort, weeklyUse).map(({ id }) => id),
    [groups, appliedFilter.sort, weeklyUse],
  );
  // An item that waits on this device cannot be deleted yet.
  const selectableIds = useMemo(() => shownIds.filter((id) => !isTemporaryId(id)), [shownIds]);
  const selection = useSelection(selectableIds);
  const { toggle: onToggle } = selection;
  const isSelecting = canEdit && selection.isOn;
  const { open: onEdit } = editing;
  const { open: onOpen } = details;
  const { onStock, dialog: stockDialog } = useStockDialog(stocked);
  const actions = useMemo(
    () => ({ onStock, onOpen, ...(canEdit ? { onEdit, onToggle } : {}) }),
    [canEdit, onEdit, onOpen, onToggle, onStock],
  );
  const onAdd = canEdit
    ? (locationId: number | undefined, start?: ItemStart) => adding.open({ locationId, start })
    : undefined;
  const hasPlace = view.kind === "empty" || view.kind === "list";
  useAskedToAdd(canEdit && hasPlace, () => onAdd?.(locationId ?? undefined));

  return (
    <>
      <ItemsHeader view={view} selection={selection} onAdd={onAdd} onArrange={onArrange} />
      <div className="flex flex-col">
        {isSelecting && <ItemsSelection selection={selection} total={selectableIds.length} />}
        <div>
          <ItemsContent
            view={view}
            groups={groups}
            filter={filter}
            // The order of the shown groups. It follows the filter with a delay.
            sort={appliedFilter.sort}
            // A link can restrict the list to one item. Any change of the filter removes that restriction.
            onFilter={(next) => setFilter({ ...next, itemId: null })}
            onShowAll={() => setFilter({ ...NO_FILTER, sort: filter.sort })}
            onSort={(sort) => setFilter({ ...filter, sort })}
            locations={stockedLocations}
            onLocation={setLocation}
            forecasts={forecasts}
            weeklyUse={weeklyUse}
            recentlyUpdated={recentlyUpdated}
            selected={isSelecting ? selection.selected : null}
            actions={actions}
            onAdd={onAdd}
            onArrange={onArrange}
            onImport={onImport}
            message={messageToShow(locations.error ?? items.error)}
            onRetry={() => void Promise.all([locations.refetch(), items.refetch()])}
          />
          {view.kind === "list" && <ItemsFoot onImport={canEdit ? onImport : undefined} />}
          {view.kind === "list" && (
            <Printed preload={PrintedItems.preload}>
              <PrintedItems groups={groups} total={view.total} location={view.location} />
            </Printed>
          )}
        </div>
      </div>
      {importDialog}
      {arrangeDialog}
      {stockDialog}
      {canEdit && locations.data && adding.subject && (
        <AddItemDialog
          key={`add-${adding.turn}`}
          open={adding.isOpen}
          onOpenChange={adding.setOpen}
          locations={locations.data}
          locationId={adding.subject.locationId}
          start={adding.subject.start}
        />
      )}
      {canEdit && locations.data && editing.subject && (
        <EditItemDialog
          key={`edit-${editing.turn}`}
          open={editing.isOpen}
          onOpenChange={editing.setOpen}
          locations={locations.data}
          item={editing.subject}
          onHistory={onOpen}
        />
      )}
      {details.subject && (
        <ItemPanel key={`item-${details.turn}`} dialog={details} item={details.subject} />
      )}
    </>
  );
}
