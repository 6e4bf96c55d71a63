import type { PendingWriteKind } from "@/lib/client/pending-writes/pending-write-kind";
import { countWrites } from "@/lib/features/checks/client/pending-writes";
import { itemWrites } from "@/lib/features/items/client/pending-writes";
import { putAwayWrites, takeBackWrites } from "@/lib/features/purchases/client/pending-writes";
import {
  additionChangeWrites,
  additionRemovalWrites,
  additionRestoreWrites,
  additionWrites,
} from "@/lib/features/shopping-additions/client/pending-writes";
import {
  availabilityWrites,
  quantityWrites,
  removalWrites,
} from "@/lib/features/shopping-lists/client/line-writes";
import { tickWrites } from "@/lib/features/shopping-lists/client/pending-writes";
import { amountWrites, undoWrites, usedWrites } from "@/lib/features/stock/client/pending-writes";

/** The registry: every kind of pending writes. */
export const PENDING_WRITE_KINDS: readonly PendingWriteKind[] = [
  countWrites,
  itemWrites,
  tickWrites,
  quantityWrites,
  availabilityWrites,
  removalWrites,
  additionWrites,
  additionChangeWrites,
  additionRemovalWrites,
  additionRestoreWrites,
  putAwayWrites,
  takeBackWrites,
  usedWrites,
  undoWrites,
  amountWrites,
];
