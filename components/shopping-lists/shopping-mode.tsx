"use client";

import { PackageCheck, PackageX } from "lucide-react";
import { useEffect } from "react";
import { usePendingNotice } from "@/components/pending-writes/use-pending-notice";
import { ProgressRing } from "@/components/shared/progress-ring";
import type { DialogState } from "@/components/shared/use-dialog";
import { useWakeLock } from "@/components/shared/use-wake-lock";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { useCreatedIds } from "@/lib/client/pending-writes/use-created-ids";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import { useAdditionWrites } from "@/lib/features/shopping-additions/client/mutations";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import { additionPack } from "@/lib/features/shopping-additions/model/rules";
import { useLineChanges } from "@/lib/features/shopping-lists/client/line-mutations";
import { useTickLine } from "@/lib/features/shopping-lists/client/mutations";
import type { Room } from "@/lib/features/shopping-lists/model/arrange";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import {
  isAllBought,
  lineName,
  purchasedProgress,
} from "@/lib/features/shopping-lists/model/rules";
import { ModeRow } from "./mode-row";
import { ModeSection, noteOf } from "./mode-section";
import { useKeptPlaces } from "./use-kept-places";

interface ShoppingModeProps {
  dialog: DialogState<"list">;
  lines: readonly Line[];
  additions: readonly Addition[];
  rooms: readonly Room[] | undefined;
  /** The ids of items in the order of the shop; undefined to show the lines by location. */
  shop: readonly number[] | undefined;
  /** Called by the button that ends the shopping. */
  onDone: () => void;
}

/**
 * Shows the list in large type on the whole screen, which stays on. The lines are arranged when it is opened, and keep
 * their places after that. It closes when everything is bought. A separate chunk.
 */
export function ShoppingMode({
  dialog: { isOpen, setOpen },
  lines,
  additions,
  rooms,
  shop,
  onDone,
}: ShoppingModeProps) {
  const username = useCurrentUser()?.username ?? "";
  const tick = useTickLine(username);
  const { setNotAvailable } = useLineChanges(username);
  const { change } = useAdditionWrites();
  const { keyOf } = useCreatedIds();
  const { groups } = useKeptPlaces(lines, { rooms, shop, turn: "" });
  const all = [...lines, ...additions];
  const { label, fraction } = purchasedProgress(all);
  const isDone = isAllBought(all);
  const roomNames = new Map(shop && rooms?.map(({ id, name }) => [id, name]));
  const notice = usePendingNotice();
  useWakeLock(isOpen);
  useEffect(() => {
    if (isDone) setOpen(false);
  }, [isDone, setOpen]);

  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogContent panel="dialog-screen" aria-describedby={undefined}>
        <header className="border-b">
          <div className="mx-auto flex min-h-18 max-w-3xl items-center gap-3 py-1 pr-18 pl-2">
            {/* On phones and tablets, toasts appear between the ring and the button that closes the dialog. */}
            <div className="relative flex size-15 shrink-0 items-center justify-center">
              <ProgressRing
                fraction={fraction}
                label={label}
                className="absolute inset-0 size-full"
              />
              <span
                aria-hidden
                className="text-xs font-semibold tracking-tight tabular-nums lg:hidden"
              >
                {all.filter(({ purchased }) => purchased).length}/{all.length}
              </span>
            </div>
            <div className="min-w-0">
              <DialogTitle
                className="text-lg tabular-nums max-lg:sr-only"
                aria-label={`Shopping mode: ${label}`}
              >
                {label}
              </DialogTitle>
              {/* The dialog covers the title bar, so it repeats the notice of the title bar. */}
              <p role="status" className="text-muted-foreground text-xs leading-tight">
                {notice}
              </p>
            </div>
          </div>
        </header>
        <div className="flex-1 overflow-y-auto overscroll-contain">
          <div className="mx-auto max-w-3xl">
            {groups.map(({ room, places }) => (
              <ModeSection
                key={room?.id ?? "elsewhere"}
                title={room?.name ?? (groups.length > 1 ? "Elsewhere" : undefined)}
              >
                {places.map(({ line, isGone }) => (
                  <ModeRow
                    key={line.id}
                    quantity={line.quantity}
                    name={lineName(line.item)}
                    note={noteOf(line, { isGone, room: roomNames.get(line.item.locationId) })}
                    purchased={line.purchased}
                    isDimmed={line.notAvailable || isGone}
                    onTick={isGone ? undefined : (purchased) => void tick(line, purchased)}
                  >
                    {/* The size stays without the button, so that the name of a ticked line keeps its lines. */}
                    <div className="mr-2 min-h-12 w-14 shrink-0 md:mr-0 md:flex md:w-52 md:justify-end">
                      {!isGone && !line.purchased && (
                        <AvailabilityButton
                          line={line}
                          onChange={(notAvailable) => void setNotAvailable(line, notAvailable)}
                        />
                      )}
                    </div>
                  </ModeRow>
                ))}
              </ModeSection>
            ))}
            {additions.length > 0 && (
              <ModeSection title="Added">
                {additions.map((addition) => (
                  <ModeRow
                    key={keyOf(addition.id)}
                    quantity={addition.quantity}
                    name={addition.name}
                    note={additionPack(addition) ?? undefined}
                    purchased={addition.purchased}
                    isDimmed={false}
                    onTick={(purchased) => void change(addition, { purchased })}
                  />
                ))}
              </ModeSection>
            )}
          </div>
        </div>
        <footer className="border-t px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
          <Button
            variant="outline"
            size="lg"
            className="mx-auto flex w-full max-w-md"
            onClick={() => {
              setOpen(false);
              onDone();
            }}
          >
            Done shopping
          </Button>
        </footer>
      </DialogContent>
    </Dialog>
  );
}

interface AvailabilityButtonProps {
  line: Line;
  onChange: (notAvailable: boolean) => void;
}

/** Marks a line as not available in the shop, or as available again. */
function AvailabilityButton({ line: { item, notAvailable }, onChange }: AvailabilityButtonProps) {
  const text = notAvailable ? "Available again" : "Not available";
  return (
    <Button
      variant="ghost"
      size="lg"
      aria-label={`${text}: ${lineName(item)}`}
      title={text}
      className="text-muted-foreground max-md:h-auto max-md:min-h-12 max-md:w-14 max-md:flex-col max-md:gap-1 max-md:px-0 max-md:text-xs max-md:leading-3 max-md:font-normal max-md:whitespace-normal"
      onClick={() => onChange(!notAvailable)}
    >
      {notAvailable ? <PackageCheck aria-hidden /> : <PackageX aria-hidden />}
      {text}
    </Button>
  );
}
