"use client";

import { CircleAlert } from "lucide-react";
import { ActionBar } from "@/components/checks/shared/action-bar";
import { useHasEnded } from "@/components/checks/shared/check-end-context";
import { entrance } from "@/components/checks/shared/entrance";
import { KEYS_PLACE, QUESTION_ROW } from "@/components/checks/shared/item-place";
import { openScreen } from "@/components/checks/shared/screen-address";
import { WayToEnd } from "@/components/checks/shared/way-to-end";
import { BusyButton } from "@/components/shared/busy-button";
import { cn } from "@/components/ui/class-names";
import { usePreferences } from "@/lib/client/preferences";
import { formatStock } from "@/lib/core/amount";
import type { CountEntry } from "@/lib/features/checks/client/overlay-counts";
import { describeLost } from "@/lib/features/checks/model/count-copy";
import type { Count } from "@/lib/features/checks/model/dto";
import { isAssumed } from "@/lib/features/checks/model/rules";
import type {
  CheckScreen,
  CountScreenName,
  Round,
} from "@/lib/features/checks/model/screen-sequence";
import {
  confirmLabel,
  countOf,
  lastTime,
  NOTHING_CHOSEN,
  type Selection,
  selectionOf,
  togglePartial,
  toggleQuantity,
} from "@/lib/features/checks/model/selection";
import type { Item } from "@/lib/features/items/model/dto";
import { unitLabel } from "@/lib/features/items/model/rules";
import { PartialPicker } from "./partial-picker";
import { QuantityPicker } from "./quantity-picker";
import { SameKey } from "./same-key";
import { TypingHint } from "./typing-hint";
import { UnsavedToast } from "./unsaved-toast";
import { useConfirmCount } from "./use-confirm-count";
import { useCountKeys } from "./use-count-keys";
import { useEntered } from "./use-entered";
import { useTypedAmount } from "./use-typed-amount";

interface CountFormProps {
  name: CountScreenName;
  round: Round | undefined;
  updateId: number;
  item: Item;
  /** Identifies the item, also after the server has given an id to an item that was added here. */
  itemKey: number;
  /** The entry of the item in this check. */
  count: Count | undefined;
  /** The count of the item that the server has refused. */
  refused: CountEntry | undefined;
  /** The number of items without an entry; null when the completion screen is not offered. */
  missing: number | null;
  previous: CheckScreen;
  /** The screen that opens after a confirmed count, and by the arrow to the next item. */
  next: CheckScreen;
}

/**
 * Shows the buttons for the amount of an item in a check. Only a count of this check preselects them. The
 * form stays mounted from item to item: on a slow phone, mounting a new form takes longer than the time
 * until the next tap.
 */
export function CountForm({
  name,
  round,
  updateId,
  item,
  itemKey,
  count,
  refused,
  missing,
  previous,
  next,
}: CountFormProps) {
  // An assumed entry does not preselect the keys. Its amount is chosen with "Same" only.
  const counted = isAssumed(count) ? undefined : count;
  const { entered, choose, unchoose, readStored, forget } = useEntered({
    updateId,
    itemId: item.id,
    count: counted,
  });
  const known = refused?.body ?? counted;
  const selection = entered ?? (known ? selectionOf(known) : NOTHING_CHOSEN);
  const before = lastTime(item, count);
  const same = before && selectionOf(before);
  const typed = useTypedAmount({ itemKey, same, choose, unchoose });
  const { confirm, isSaving } = useConfirmCount({
    itemKey,
    name,
    round,
    updateId,
    item,
    before: count,
    next,
    onStored: forget,
  });
  const tapsOnce = usePreferences()?.tapOnce ?? false;
  const hasEnded = useHasEnded();
  // While a choice is unconfirmed, Finish check is not the main action: finishing would discard the choice.
  const isFinishMain = missing === 0 && entered === null && !refused;

  function select(tapped: Selection): void {
    typed.clear();
    choose(tapped);
  }

  function confirmSelection(): void {
    if (countOf(selection)) typed.clear();
    void confirm(selection);
  }

  /** Confirms an amount with the tap that chooses it. */
  function record(tapped: Selection, key: string): void {
    if (countOf(tapped)) typed.clear();
    void confirm(tapped, key);
  }

  function tapWhole(tapped: number): void {
    if (tapsOnce) record({ ...selection, quantity: tapped }, String(tapped));
    else select(toggleQuantity(selection, tapped));
  }

  useCountKeys({
    isCounting: !hasEnded,
    isTyping: typed.text !== "",
    onType: typed.press,
    onConfirm: confirmSelection,
    onPrevious: () => openScreen(previous),
    onNext: () => openScreen(next),
  });

  return (
    <form
      // The form has no box of its own (`display: contents`), so that the keys can stick to the bottom of the whole
      // screen.
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        confirmSelection();
      }}
    >
      <UnsavedToast
        key={itemKey}
        updateId={updateId}
        item={item}
        count={counted}
        readStored={readStored}
        forget={forget}
      />
      <fieldset disabled={hasEnded} className={entrance(cn("min-w-0", KEYS_PLACE))}>
        {refused && !hasEnded && (
          <p
            role="alert"
            // On desktops the keys are at the top, where a notice above them would move them. The notice is below
            // them there.
            className="bg-destructive-soft text-destructive mt-4 flex items-center gap-2.5 rounded-xl px-4 py-3 text-base font-medium lg:order-last"
          >
            <CircleAlert aria-hidden className="size-5 shrink-0" />
            This count was not saved. Look at it and confirm it again.
          </p>
        )}
        <div className={QUESTION_ROW}>
          <h2 className="leading-tight font-semibold md:text-lg">
            How many {unitLabel(item.unit, 2)} are there?
          </h2>
          {before && same && (
            <SameKey
              amount={formatStock(before.newStock, before.partialAmount)}
              onClick={() => record(same, "same")}
            />
          )}
        </div>
        <div className="flex flex-col gap-3">
          <QuantityPicker
            itemKey={itemKey}
            selection={selection}
            onToggle={tapWhole}
            onChange={select}
          />
          <PartialPicker
            partial={selection.partial}
            onToggle={(tapped) => select(togglePartial(selection, tapped))}
          />
          <TypingHint typed={typed.text} selection={selection} hasSame={same !== null} />
        </div>
      </fieldset>
      <ActionBar isInColumn lost={lostSentence(entered ?? (refused ? selection : null), item)}>
        <BusyButton
          type="submit"
          size="lg"
          variant={isFinishMain ? "outline" : "default"}
          className={isFinishMain ? "max-md:flex-none!" : undefined}
          isBusy={isSaving}
          busyLabel="Saving..."
          disabled={countOf(selection) === null}
        >
          {confirmLabel(name, selection, { isCounted: counted !== undefined })}
        </BusyButton>
        {missing === 0 && (
          <WayToEnd
            updateId={updateId}
            missing={missing}
            variant={isFinishMain ? "default" : "outline"}
          />
        )}
      </ActionBar>
    </form>
  );
}

/** Returns the sentence about a choice that was not saved; undefined when no amount is chosen. */
function lostSentence(unsaved: Selection | null, { name }: Item): string | undefined {
  const count = unsaved && countOf(unsaved);
  if (!count) return undefined;
  return describeLost({ amount: formatStock(count.newStock, count.partialAmount), item: name });
}
