"use client";

import { useQuery } from "@tanstack/react-query";
import { PackageX, Pencil } from "lucide-react";
import { useState } from "react";
import { usePendingStock } from "@/components/checks/use-pending-stock";
import { OutlookLine } from "@/components/forecast/outlook";
import { NamedTile } from "@/components/pictograms/named-tile";
import { AppLink } from "@/components/shared/app-link";
import { EmptyState } from "@/components/shared/empty-state";
import { late } from "@/components/shared/late";
import { StockBadge } from "@/components/shared/stock-badge";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import { ItemHistorySection } from "@/components/stock/history/item-history";
import { useStockDialog } from "@/components/stock/use-stock-dialog";
import { ItemSuggestion } from "@/components/target-suggestions/item-suggestion";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { NOT_COUNTED, NOT_YET_TO_BUY } from "@/lib/features/items/model/copy";
import type { Item } from "@/lib/features/items/model/dto";
import {
  describeStockOfDesired,
  isNotYetToBuy,
  isUncounted,
  stockStatus,
} from "@/lib/features/items/model/rules";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { ItemFacts } from "./item-facts";

const EditItemDialog = late(
  async () => (await import("../dialogs/edit-item-dialog")).EditItemDialog,
);

interface ItemDetailsProps {
  /** Undefined if the household has no such item. */
  item: Item | undefined;
  /** Called after the person has deleted the item. */
  onDeleted?: () => void;
}

/** Shows an item with its picture, stock and history, and the actions of the person. */
export function ItemDetails({ item: present, onDeleted }: ItemDetailsProps) {
  const [known, setKnown] = useState(present);
  if (present && present !== known) setKnown(present);
  const { data: locations } = useQuery(locationsQuery());
  const canEdit = useIsAllowed("inventory:edit");
  const editing = useDialog<Item>();
  usePreload(canEdit ? EditItemDialog.preload : undefined);
  // The dialog of a deleted item stays open until the server has answered.
  const item = present ?? (editing.isOpen ? known : undefined);
  const stocked = usePendingStock(item && [item])?.[0];
  const { onStock, dialog: stockDialog } = useStockDialog(stocked && [stocked]);

  if (!item || !stocked) {
    return known ? (
      <EmptyState icon={PackageX} title="Item deleted" text="Admins can restore it for 30 days." />
    ) : (
      <EmptyState
        icon={PackageX}
        title="Item not found"
        text="It may have been deleted."
        action={
          <Button asChild size="lg">
            <AppLink href={paths.items()}>Look through your items</AppLink>
          </Button>
        }
      />
    );
  }
  return (
    // On a wide page the history is beside the facts. In the panel it is below them.
    <div className="@container">
      <div className="flex max-w-xl flex-col gap-6 @3xl:max-w-none @3xl:flex-row @3xl:gap-8">
        <div className="flex min-w-0 flex-1 flex-col gap-6">
          <div className="flex flex-wrap gap-4">
            <NamedTile of={item} emptyText="" isUrgent className="w-20 self-start @3xl:w-28" />
            <div className="flex min-w-0 grow basis-40 flex-col items-start justify-center gap-1">
              <p className="text-lg font-semibold tabular-nums">
                {isUncounted(stocked) ? NOT_COUNTED : describeStockOfDesired(stocked)}
              </p>
              <StockBadge status={stockStatus(stocked)} isUncounted={isUncounted(stocked)} />
              {isNotYetToBuy(stocked) && <p className="text-muted-foreground">{NOT_YET_TO_BUY}</p>}
              <OutlookLine item={stocked} />
            </div>
          </div>
          {(canEdit || onStock) && (
            <div className="flex flex-wrap gap-2.5">
              {onStock && (
                <Button
                  size="lg"
                  className="flex-1 @3xl:flex-none"
                  onClick={() => onStock(stocked)}
                >
                  Used one or set amount
                </Button>
              )}
              {canEdit && (
                <Button variant="outline" size="lg" onClick={() => editing.open(item)}>
                  <Pencil aria-hidden />
                  Edit
                </Button>
              )}
            </div>
          )}
          <ItemFacts
            item={stocked}
            location={locations?.find(({ id }) => id === item.locationId)?.name}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-6 @3xl:flex-1">
          <ItemHistorySection item={item} stocked={stocked} />
          {/* It appears later than the rest, so nothing is below it. */}
          <ItemSuggestion item={item} />
        </div>
      </div>
      {stockDialog}
      {canEdit && locations && editing.subject && (
        <EditItemDialog
          key={`edit-${editing.turn}`}
          open={editing.isOpen}
          onOpenChange={editing.setOpen}
          locations={locations}
          item={editing.subject}
          {...(onDeleted && { onDeleted })}
        />
      )}
    </div>
  );
}
