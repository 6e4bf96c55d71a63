"use client";

import type { NewWrite } from "@/lib/client/device/pending-write";
import { useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import { showFailure, showToast, withUndo } from "@/lib/client/toast";
import { stockAmount } from "@/lib/core/amount";
import { now } from "@/lib/core/clock";
import type { Item } from "@/lib/features/items/model/dto";
import { describeAmount } from "@/lib/features/items/model/rules";
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
    const text = describeAmount(stockAmount(left.currentStock, left.partialAmount), item.unit);
    showToast(
      withUndo(
        stockCopy.used.success(name, text),
        () => void undo({ itemId, name, usedAt, taken }),
      ),
    );
  }

  async function undo(use: { itemId: number; name: string; usedAt: string; taken: number }) {
    const at = now().toISOString();
    if (!(await store(undoWrites.create({ observedAt: at }, { ...use, at })))) return;
    showToast(stockCopy.undone.success(use.name));
  }

  async function setAmount({ id: itemId, name, unit }: Item, stock: Stock): Promise<void> {
    const at = now().toISOString();
    const amount = describeAmount(stockAmount(stock.currentStock, stock.partialAmount), unit);
    const { currentStock, partialAmount } = stock;
    const body = { currentStock, partialAmount, observedAt: at };
    if (!(await store(amountWrites.create(body, { itemId, name, at, amount })))) return;
    showToast(stockCopy.set.success(name, amount));
  }

  return { takeOne, setAmount };
}
