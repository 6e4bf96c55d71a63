import { lateKind } from "@/lib/client/pending-writes/late-kind";
import type { PendingWriteKind } from "@/lib/client/pending-writes/pending-write-kind";
import { countWrites } from "@/lib/features/checks/client/pending-writes";
import { undoCountWrites } from "@/lib/features/checks/client/undo-writes";
import { itemWrites } from "@/lib/features/items/client/pending-writes";
import { putAwayWrites, takeBackWrites } from "@/lib/features/purchases/client/pending-writes";

const additions = () => import("@/lib/features/shopping-additions/client/pending-writes");
const lines = () => import("@/lib/features/shopping-lists/client/line-writes");
const ticks = () => import("@/lib/features/shopping-lists/client/pending-writes");
const stock = () => import("@/lib/features/stock/client/pending-writes");
const change = { noun: "change", keepsRefused: false } as const;

/** The registry: every kind of pending writes. Those that few screens show are loaded when they are sent. */
export const PENDING_WRITE_KINDS: readonly PendingWriteKind[] = [
  countWrites,
  undoCountWrites,
  itemWrites,
  lateKind(
    { kind: "tick", noun: "tick", keepsRefused: false },
    async () => (await ticks()).tickWrites,
  ),
  lateKind({ kind: "line-quantity", ...change }, async () => (await lines()).quantityWrites),
  lateKind(
    { kind: "line-availability", ...change },
    async () => (await lines()).availabilityWrites,
  ),
  lateKind({ kind: "line-removal", ...change }, async () => (await lines()).removalWrites),
  lateKind(
    { kind: "addition", noun: "addition", keepsRefused: true },
    async () => (await additions()).additionWrites,
  ),
  lateKind(
    { kind: "addition-change", ...change },
    async () => (await additions()).additionChangeWrites,
  ),
  lateKind(
    { kind: "addition-removal", ...change },
    async () => (await additions()).additionRemovalWrites,
  ),
  lateKind(
    { kind: "addition-restore", ...change },
    async () => (await additions()).additionRestoreWrites,
  ),
  putAwayWrites,
  takeBackWrites,
  lateKind({ kind: "used", ...change }, async () => (await stock()).usedWrites),
  lateKind({ kind: "undo-used", ...change }, async () => (await stock()).undoWrites),
  lateKind({ kind: "amount", ...change }, async () => (await stock()).amountWrites),
];
