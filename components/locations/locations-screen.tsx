"use client";

import { useQuery } from "@tanstack/react-query";
import { MapPin } from "lucide-react";
import { useMemo, useState } from "react";
import { useImport } from "@/components/csv/use-import";
import { EmptyState } from "@/components/shared/empty-state";
import { ErrorPanel } from "@/components/shared/error-panel";
import { late } from "@/components/shared/late";
import { PageHeader } from "@/components/shared/page-header";
import { RoundAddButton } from "@/components/shared/round-add-button";
import { SelectToggle } from "@/components/shared/select-toggle";
import { START_COLUMN } from "@/components/shared/start-content";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import { useSelection } from "@/components/shared/use-selection";
import { cn } from "@/components/ui/class-names";
import { messageToShow } from "@/lib/client/api";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import type { Location } from "@/lib/features/locations/model/dto";
import { FirstLocations } from "./first-locations";
import { LocationsList } from "./locations-list";
import { LocationsSelection } from "./locations-selection";
import { LocationsSkeleton } from "./locations-skeleton";
import { RecentlyDeletedLink } from "./recently-deleted-link";
import { useLocationStocks } from "./use-location-stocks";

const LocationDialogs = late(
  async () => (await import("@/components/locations/dialogs/location-dialogs")).LocationDialogs,
);

/** Shows the locations of the household in the checking sequence. */
export function LocationsScreen() {
  const { data: locations, error, refetch } = useQuery(locationsQuery());
  const stocks = useLocationStocks();
  const canEdit = useIsAllowed("inventory:edit");
  const adding = useDialog<null>();
  const editing = useDialog<Location>();
  const add = () => adding.open(null);
  const ids = useMemo(() => locations?.map(({ id }) => id) ?? [], [locations]);
  const selection = useSelection(ids);
  const [hasUsedRooms, setHasUsedRooms] = useState(false);
  const importing = useImport({ isAllowed: canEdit && locations?.length === 0 });
  usePreload(canEdit ? LocationDialogs.preload : undefined);

  return (
    <>
      <PageHeader
        title="Locations"
        actions={
          canEdit && (
            <>
              {ids.length > 0 && <SelectToggle selection={selection} />}
              <RoundAddButton
                label="Add location"
                // Another button is the main one while there are no locations, and while locations are selected.
                variant={selection.isOn || locations?.length === 0 ? "outline" : "default"}
                onClick={add}
              />
            </>
          )
        }
      />
      <div className="flex flex-col">
        {canEdit && selection.isOn && ids.length > 0 && (
          <LocationsSelection selection={selection} total={ids.length} />
        )}
        <div>
          {/* Above the list, so that an added location does not move the buttons. */}
          {canEdit && locations && !selection.isOn && (locations.length === 0 || hasUsedRooms) && (
            <FirstLocations
              count={locations.length}
              onUse={() => setHasUsedRooms(true)}
              onAdd={add}
              onImport={importing.open}
            />
          )}
          {renderList()}
          {canEdit && (
            <div className={cn(locations?.length === 0 && START_COLUMN)}>
              <RecentlyDeletedLink />
            </div>
          )}
        </div>
      </div>
      {importing.dialog}
      {canEdit && adding.turn + editing.turn > 0 && (
        <LocationDialogs
          key={adding.turn + editing.turn}
          adding={adding}
          editing={editing}
          count={locations?.length ?? 0}
        />
      )}
    </>
  );

  function renderList() {
    if (!locations && error) {
      return (
        <ErrorPanel
          title="The locations could not be loaded"
          text={messageToShow(error)}
          onRetry={() => void refetch()}
        />
      );
    }
    if (!locations) return <LocationsSkeleton />;
    if (locations.length === 0) {
      return (
        !canEdit && (
          <EmptyState
            icon={MapPin}
            title="No locations found."
            text="An admin of your household can add the first one."
          />
        )
      );
    }
    return (
      <LocationsList
        locations={locations}
        canEdit={canEdit}
        stocks={stocks}
        selected={canEdit && selection.isOn ? selection.selected : null}
        onEdit={canEdit ? editing.open : undefined}
        onToggle={selection.toggle}
      />
    );
  }
}
