"use client";

import type { NewWrite } from "@/lib/client/device/pending-write";
import { useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import { showFailure, showToast, withUndo } from "@/lib/client/toast";
import { stockAmount } from "@/lib/core/amount";
import { now } from "@/lib/core/clock";
import type { Item } from "@/lib/features/items/model/dto";
import { describeAmount, isUncounted } from "@/lib/features/items/model/rules";
import type { Unit } from "@/lib/features/items/model/units";
import { type Stock, stockWithout } from "@/lib/features/purchases/model/rules";
import { stockCopy } from "../model/copy";
import { amountWrites, undoWrites, usedWrites } from "./pending-writes";

/**
 * Returns the functions that change the stock of an item between two checks. When the device has stored a
 * change, its toast is shown. The change is sent to the server in the background.
 */
export function useStockChanges() {
  const queue = useWriteQueue();

  /** Returns whether the device has stored the write. */
  async function store(write: NewWrite): Promise<boolean> {
    try {
      await queue.add(write);
      return true;
    } catch {
      showFailure(stockCopy.notStored);
      return false;
    }
  }

  async function takeOne(item: Item): Promise<void> {
    const { id: itemId, name } = item;
    const usedAt = now().toISOString();
    const { changed: taken, ...left } = stockWithout(item, 1);
    const body = { quantity: 1, observedAt: usedAt };
    if (!(await store(usedWrites.create(body, { itemId, name, at: usedAt })))) return;
    showToast(
      withUndo(
        stockCopy.used.success(name, describe(left, item.unit)),
        () => void undo({ itemId, name, usedAt, taken }),
      ),
    );
  }

  async function undo(use: { itemId: number; name: string; usedAt: string; taken: number }) {
    const at = now().toISOString();
    if (!(await store(undoWrites.create({ observedAt: at }, { ...use, at })))) return;
    showToast(stockCopy.undone.success(use.name));
  }

  /** Returns whether the device has stored the amount. */
  function storeAmount({ id: itemId, name, unit }: Item, stock: Stock): Promise<boolean> {
    const at = now().toISOString();
    const { currentStock, partialAmount } = stock;
    const body = { currentStock, partialAmount, observedAt: at };
    return store(amountWrites.create(body, { itemId, name, at, amount: describe(stock, unit) }));
  }

  async function setAmount(item: Item, stock: Stock): Promise<void> {
    if (!(await storeAmount(item, stock))) return;
    const copy = stockCopy.set.success(item.name, describe(stock, item.unit));
    // An item that was never counted has no earlier amount that an undo could set.
    showToast(isUncounted(item) ? copy : withUndo(copy, () => void restoreAmount(item)));
  }

  async function restoreAmount(item: Item): Promise<void> {
    if (await storeAmount(item, item)) showToast(stockCopy.undone.success(item.name));
  }

  return { takeOne, setAmount };
}

const describe = ({ currentStock, partialAmount }: Stock, unit: Unit) =>
  describeAmount(stockAmount(currentStock, partialAmount), unit);
