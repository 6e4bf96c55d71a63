import { lateKind } from "@/lib/client/pending-writes/late-kind";
import type { PendingWriteKind } from "@/lib/client/pending-writes/pending-write-kind";

const counts = () => import("@/lib/features/checks/client/pending-writes");
const items = () => import("@/lib/features/items/client/pending-writes");
const undo = () => import("@/lib/features/checks/client/undo-writes");
const additions = () => import("@/lib/features/shopping-additions/client/pending-writes");
const ticks = () => import("@/lib/features/shopping-lists/client/pending-writes");
const lines = () => import("@/lib/features/shopping-lists/client/line-writes");
const purchases = () => import("@/lib/features/purchases/client/pending-writes");
const stock = () => import("@/lib/features/stock/client/pending-writes");

const keepsRefused = true;
const change = { noun: "change", keepsRefused: false } as const;

/**
 * The registry of all kinds of pending writes. It is a part of every screen, so that every screen can load
 * the definition of a kind before a write of that kind is sent.
 */
export const PENDING_WRITE_KINDS: readonly PendingWriteKind[] = [
  lateKind(
    { kind: "count", noun: "count", keepsRefused },
    async () => (await counts()).countWrites,
  ),
  lateKind({ kind: "undoCount", ...change }, async () => (await undo()).undoCountWrites),
  lateKind(
    { kind: "item", noun: "new item", keepsRefused },
    async () => (await items()).itemWrites,
  ),
  lateKind({ kind: "tick", ...change, noun: "tick" }, async () => (await ticks()).tickWrites),
  lateKind({ kind: "line-quantity", ...change }, async () => (await lines()).quantityWrites),
  lateKind(
    { kind: "line-availability", ...change },
    async () => (await lines()).availabilityWrites,
  ),
  lateKind({ kind: "line-removal", ...change }, async () => (await lines()).removalWrites),
  lateKind(
    { kind: "addition", noun: "addition", keepsRefused },
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
  lateKind(
    { kind: "put-away", ...change, keepsRefused },
    async () => (await purchases()).putAwayWrites,
  ),
  lateKind({ kind: "take-back", ...change }, async () => (await purchases()).takeBackWrites),
  lateKind({ kind: "used", ...change }, async () => (await stock()).usedWrites),
  lateKind({ kind: "undo-used", ...change }, async () => (await stock()).undoWrites),
  lateKind({ kind: "amount", ...change }, async () => (await stock()).amountWrites),
];
