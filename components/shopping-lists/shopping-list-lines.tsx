"use client";

import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Additions } from "@/components/additions/additions";
import { useIsPutAway } from "@/components/purchases/use-is-put-away";
import { usePutAwayQuantities } from "@/components/purchases/use-put-away-quantities";
import { Celebration } from "@/components/shared/celebration";
import { late } from "@/components/shared/late";
import { Name } from "@/components/shared/name";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { useCurrentUser, useIsAllowed } from "@/lib/features/accounts/client/queries";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { usePendingMoves } from "@/lib/features/purchases/client/use-purchases";
import type { StockMove } from "@/lib/features/purchases/model/shown";
import { stockAfter } from "@/lib/features/purchases/model/stock-after";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import { useLineChanges } from "@/lib/features/shopping-lists/client/line-mutations";
import { useTickLine } from "@/lib/features/shopping-lists/client/mutations";
import type { PlaceGroup } from "@/lib/features/shopping-lists/model/arrange";
import type { Line, ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { isAllBought } from "@/lib/features/shopping-lists/model/rules";
import {
  columnsOf,
  hasAmountBefore,
  hasReasons,
  isExplained,
  type LineColumns,
} from "./line-columns";
import { LineHead } from "./line-facts";
import { LineSkeletons } from "./line-skeletons";
import { ListProgress } from "./list-progress";
import { OrderToggle } from "./order-toggle";
import { RemovedLine } from "./removed-line";
import { ShopOrderHead } from "./shop-order-head";
import { ShoppingListLine } from "./shopping-list-line";
import { SortButton } from "./sort-button";
import { useKeptPlaces } from "./use-kept-places";
import { useListOrder } from "./use-list-order";

const RationaleDialog = late(async () => (await import("./rationale-dialog")).RationaleDialog);
const LineDialog = late(async () => (await import("./line-dialog")).LineDialog);
const ShopOrderDialog = late(async () => (await import("./shop-order-dialog")).ShopOrderDialog);
const ShoppingMode = late(async () => (await import("./shopping-mode")).ShoppingMode);

/** The lines that fill a tablet. */
const FIRST_LINES = 12;

interface ShoppingListLinesProps {
  list: ShoppingList;
  /** Whether the lines cannot be ticked, regardless of the role. */
  isReadOnly: boolean;
  /** What people have added to the list; null for an earlier list. */
  additions: readonly Addition[] | null;
  /** Called when the person ends the shopping in the shopping mode. */
  onShopped: () => void;
}

/** Shows the progress of a list, its lines by location, and what people have added. */
export function ShoppingListLines({
  list,
  isReadOnly,
  additions,
  onShopped,
}: ShoppingListLinesProps) {
  const { data: rooms } = useQuery(locationsQuery());
  const isAllowed = useIsAllowed("list:use");
  const mayTick = isAllowed && !isReadOnly;
  const username = useCurrentUser()?.username ?? "";
  const tick = useTickLine(username);
  const changes = useLineChanges(username);
  const why = useDialog<Line>();
  const editing = useDialog<Line>();
  const reordering = useDialog<readonly Line[]>();
  const shopping = useDialog<"list">();
  const { isInShop, order, isOrderLoading, hasFailed } = useListOrder();
  const shop = order?.itemIds;
  const { groups, sort } = useKeptPlaces(list.items, {
    rooms,
    shop,
    // Changing the order of the shop arranges the lines again.
    turn: shop ? `shop-${reordering.turn}-${reordering.isOpen}` : "rooms",
  });
  const putAwayOf = usePutAwayQuantities(list.id);
  const moves = usePendingMoves();
  usePreload(RationaleDialog.preload);
  usePreload(LineDialog.preload);
  usePreload(ShoppingMode.preload);

  const actions: LineActions = {
    onTick: (line, purchased) => void tick(line, purchased),
    onEdit: editing.open,
    onRestore: (line) => void changes.restore(line),
  };
  const edited = list.items.find(({ id }) => id === editing.subject?.id) ?? editing.subject;
  const counted = [...list.items, ...(additions ?? [])];
  const isDone = isAllBought(counted);
  const isPutAway = useIsPutAway({ list, additions: additions ?? [] });
  const toBuy = list.items.filter(({ purchased }) => !purchased);
  const columns = columnsOf(list);
  const hasReason =
    hasReasons(list) && list.items.some(({ id }) => putAwayOf({ lineId: id }) === 0);
  // Beside the present stock, the amount before the check says nothing about a line that is put away.
  const hasWas = hasReason && hasAmountBefore(list);
  const rows = isOrderLoading ? (
    <LineSkeletons count={list.items.length} />
  ) : (
    <div className="flex flex-col gap-6">
      {hasFailed && (
        <p role="status" className="text-muted-foreground text-sm">
          The order of the shop could not be loaded. The list is shown by room.
        </p>
      )}
      {order && (
        <ShopOrderHead
          order={order}
          onChange={mayTick && toBuy.length > 1 ? () => reordering.open(toBuy) : undefined}
        />
      )}
      {columns !== "none" && (
        <LineHead
          isBought={toBuy.length === 0}
          hasEdit={mayTick}
          hasWas={hasWas}
          hasReason={hasReason}
        />
      )}
      {groups.map((group, index) => (
        <RoomLines
          key={group.room?.id ?? "elsewhere"}
          group={group}
          isFar={linesBefore(groups, index) >= FIRST_LINES}
          name={group.room?.name ?? (groups.length > 1 ? "Elsewhere" : undefined)}
          columns={columns}
          hasWas={hasWas}
          hasReason={hasReason}
          putAwayOf={putAwayOf}
          moves={moves}
          onAskWhy={why.open}
          actions={mayTick ? actions : undefined}
        />
      ))}
    </div>
  );

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2 lg:justify-end">
        {counted.length > 0 && (
          <ListProgress
            lines={counted}
            done={
              isDone ? (isPutAway ? "Everything is put away." : "Everything is bought.") : undefined
            }
          >
            {!isDone && <SortButton onSort={sort} />}
          </ListProgress>
        )}
        {!isDone && (
          <>
            <OrderToggle isInShop={isInShop} />
            {mayTick && (
              <Button
                aria-haspopup="dialog"
                disabled={isOrderLoading}
                // On the smallest phones the row has no space for more.
                className="max-md:px-3"
                onClick={() => shopping.open("list")}
              >
                Shopping mode
              </Button>
            )}
          </>
        )}
      </div>
      {rows}
      {additions && <Additions additions={additions} putAwayOf={putAwayOf} />}
      <Celebration isDone={isDone} />
      {why.turn > 0 && <RationaleDialog key={`why-${why.turn}`} dialog={why} />}
      {edited && (
        <LineDialog key={`line-${editing.turn}`} dialog={editing} line={edited} changes={changes} />
      )}
      {order && reordering.turn > 0 && (
        <ShopOrderDialog
          key={`order-${reordering.turn}`}
          dialog={reordering}
          order={order}
          rooms={rooms}
        />
      )}
      {shopping.turn > 0 && (
        <ShoppingMode
          key={`shopping-${shopping.turn}`}
          dialog={shopping}
          lines={list.items}
          additions={additions ?? []}
          rooms={rooms}
          shop={shop}
          onDone={onShopped}
        />
      )}
    </>
  );
}

interface LineActions {
  onTick: (line: Line, purchased: boolean) => void;
  onEdit: (line: Line) => void;
  onRestore: (line: Line) => void;
}

/** Returns the number of lines above a group. */
function linesBefore(groups: readonly PlaceGroup[], index: number): number {
  return groups.slice(0, index).reduce((sum, { places }) => sum + places.length, 0);
}

interface RoomLinesProps {
  group: PlaceGroup;
  /** Whether the group is below the first screen, so that the browser need not lay it out at once. */
  isFar: boolean;
  /** The name of the location, shown as a heading; undefined for a single group without a known location. */
  name: string | undefined;
  columns: LineColumns;
  hasWas: boolean;
  hasReason: boolean;
  /** Returns the whole units of a line that are put away. */
  putAwayOf: (line: { lineId: number }) => number;
  /** The stock that pending writes add or remove. */
  moves: readonly StockMove[];
  /** Undefined when the lines are read-only. */
  actions: LineActions | undefined;
  onAskWhy: (line: Line) => void;
}

function RoomLines({
  group: { places },
  isFar,
  name,
  columns,
  hasWas,
  hasReason,
  putAwayOf,
  moves,
  actions,
  onAskWhy,
}: RoomLinesProps) {
  const title = useId();
  return (
    <section>
      {name && (
        <Name as="h2" id={title} className="mb-1.5 font-semibold md:mb-2">
          {name}
        </Name>
      )}
      <ul
        aria-labelledby={name && title}
        className={cn(
          "bg-card shadow-raised divide-y overflow-hidden rounded-2xl border",
          isFar && "*:offscreen-16",
        )}
      >
        {places.map(({ line, isGone }) => {
          if (isGone) {
            return (
              <RemovedLine
                key={line.id}
                line={line}
                onRestore={actions && (() => actions.onRestore(line))}
              />
            );
          }
          const putAway = putAwayOf({ lineId: line.id });
          const hasPresentStock = putAway > 0 || (columns === "filled" && !isExplained(line));
          return (
            <ShoppingListLine
              key={line.id}
              line={line}
              columns={columns}
              hasWas={hasWas}
              hasReason={hasReason}
              putAway={putAway}
              stock={hasPresentStock ? stockAfter(line.item, moves) : null}
              onAskWhy={() => onAskWhy(line)}
              onTick={actions && ((purchased) => actions.onTick(line, purchased))}
              onEdit={actions && (() => actions.onEdit(line))}
            />
          );
        })}
      </ul>
    </section>
  );
}
