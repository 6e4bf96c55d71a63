"use client";

import { useEffect, useSyncExternalStore } from "react";
import { useKeyedState } from "@/components/shared/use-keyed-state";
import { forgetDraft, keepDraft, readDraft } from "@/lib/client/device/draft";
import { useCreatedIds } from "@/lib/client/pending-writes/use-created-ids";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { now } from "@/lib/core/clock";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import { countSubject } from "@/lib/features/checks/client/pending-writes";
import type { Count } from "@/lib/features/checks/model/dto";
import type { Selection } from "@/lib/features/checks/model/selection";
import { readSelection, writeSelection } from "@/lib/features/checks/model/selection-text";

const never = () => () => undefined;

/**
 * Returns the unconfirmed choice for an item, or null. A reload restores it (docs/decisions/0031),
 * unless the item has been counted since. A choice for another item replaces it.
 */
export function useEntered({
  updateId,
  itemId,
  count,
}: {
  updateId: number;
  itemId: number;
  /** The entry of the item in this check. */
  count: Count | undefined;
}) {
  const user = useCurrentUser();
  const { keyOf } = useCreatedIds();
  const about = `${user?.householdId}:${user?.id}:${countSubject(updateId, keyOf(itemId))}`;
  const [chosen, setChosen] = useKeyedState<Selection | null | undefined>(about, undefined);
  // The server renders without the stored draft of a count, so the browser's first render must not use the
  // draft.
  const draft = useSyncExternalStore(
    never,
    () => readDraft(about),
    () => null,
  );

  // The draft of a count of an item that this device added is stored under the temporary id of the item. The
  // temporary id is unknown until the writes of the device have been read.
  const isRead = usePendingWrites("isRead");
  useEffect(() => {
    if (isRead) forgetDraft({ except: about });
  }, [isRead, about]);

  function choose(selection: Selection): void {
    setChosen(selection);
    keepDraft(about, writeSelection(selection, now()));
  }

  /** Removes the choice, so that the item screen shows the entry of the item again. */
  function unchoose(): void {
    setChosen(null);
    forgetDraft();
  }

  /** Returns the unconfirmed choice that is stored now. */
  function readStored(): Selection | null {
    const stored = readDraft(about);
    return stored === null ? null : readSelection(stored, count?.updatedAt);
  }

  /** Deletes the stored choice of this item, not one that was made for another item since. */
  function forget(): void {
    if (readDraft(about) !== null) forgetDraft();
  }

  const entered = chosen ?? (draft === null ? null : readSelection(draft, count?.updatedAt));
  return { entered, choose, unchoose, readStored, forget };
}
