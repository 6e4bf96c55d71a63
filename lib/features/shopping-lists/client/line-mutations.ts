"use client";

import type { NewWrite } from "@/lib/client/device/pending-write";
import { useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import { waitingDetail } from "@/lib/client/pending-writes/waiting-detail";
import { showFailure, showToast, type ToastCopy, withUndo } from "@/lib/client/toast";
import { now } from "@/lib/core/clock";
import { shoppingListCopy } from "../model/copy";
import type { Line } from "../model/dto";
import { lineCopy } from "../model/line-copy";
import { lineLabel, lineName } from "../model/rules";
import { availabilityWrites, quantityWrites, removalWrites } from "./line-writes";

/** The functions that change a line. Each change is accepted when the device has stored it, and sent later. */
export interface LineChanges {
  setQuantity: (line: Line, quantity: number) => Promise<void>;
  setNotAvailable: (line: Line, notAvailable: boolean) => Promise<void>;
  remove: (line: Line) => Promise<void>;
  restore: (line: Line) => Promise<void>;
}

/**
 * Returns the functions that change a line.
 * @param by the username of the signed-in person
 */
export function useLineChanges(by: string): LineChanges {
  const queue = useWriteQueue();

  async function add(write: NewWrite, success: ToastCopy): Promise<void> {
    try {
      await queue.add(write);
      showToast({ ...success, ...waitingDetail(queue) });
    } catch {
      showFailure(shoppingListCopy.tick.failure);
    }
  }

  const placeOf = (line: Line) => ({ listId: line.listId, lineId: line.id, by });

  function setQuantity(line: Line, quantity: number): Promise<void> {
    const body = { quantity, observedAt: after(line.quantitySetAt) };
    const subject = lineLabel({ ...line, quantity });
    return add(quantityWrites.create(body, placeOf(line)), { ...lineCopy.quantity, subject });
  }

  function setNotAvailable(line: Line, notAvailable: boolean): Promise<void> {
    const body = { notAvailable, observedAt: after(line.notAvailableAt) };
    const success = notAvailable ? lineCopy.notAvailable : lineCopy.available;
    const subject = lineName(line.item);
    return add(availabilityWrites.create(body, placeOf(line)), { ...success, subject });
  }

  function setRemoved(line: Line, isRemoved: boolean, success: ToastCopy): Promise<void> {
    const body = { isRemoved, observedAt: after(null) };
    const place = { listId: line.listId, line };
    return add(removalWrites.create(body, place), { ...success, subject: lineName(line.item) });
  }

  const restore = (line: Line) => setRemoved(line, false, lineCopy.restored);
  const remove = (line: Line) =>
    setRemoved(
      line,
      true,
      withUndo(lineCopy.removed, () => void restore(line)),
    );

  return { setQuantity, setNotAvailable, remove, restore };
}

/**
 * Returns the present time, or the time of an earlier change of the line if that is later. The clock of the
 * device may be behind, but the person has seen the earlier change.
 */
function after(earlier: string | null): string {
  const moment = now().toISOString();
  return earlier !== null && earlier > moment ? earlier : moment;
}
