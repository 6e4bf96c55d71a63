"use client";

import { useState } from "react";
import type { SharedRow } from "@/lib/features/shopping-links/model/dto";

/** A row on the screen. It may be gone from the list. */
interface KeptRow {
  row: SharedRow;
  isGone: boolean;
}

interface Kept {
  /** The rows that were open when they appeared. */
  open: readonly KeptRow[];
  /** The rows that were ticked when they appeared. */
  ticked: readonly KeptRow[];
}

const keyOf = ({ kind, id }: SharedRow) => `${kind}:${id}`;

const present = (rows: readonly SharedRow[]) => rows.map((row) => ({ row, isGone: false }));

function arrange(rows: readonly SharedRow[]): Kept {
  return {
    open: present(rows.filter(({ purchased }) => !purchased)),
    ticked: present(rows.filter(({ purchased }) => purchased)),
  };
}

/** Returns the earlier rows in their places with their present state, and new rows at the end of their block. */
function keep(earlier: Kept, rows: readonly SharedRow[]): Kept {
  const fresh = new Map(rows.map((row) => [keyOf(row), row]));
  const update = (kept: readonly KeptRow[]) =>
    kept.map(({ row: last }) => {
      const row = fresh.get(keyOf(last));
      fresh.delete(keyOf(last));
      return { row: row ?? last, isGone: row === undefined };
    });
  const open = update(earlier.open);
  const ticked = update(earlier.ticked);
  const added = arrange([...fresh.values()]);
  return { open: [...open, ...added.open], ticked: [...ticked, ...added.ticked] };
}

/**
 * Returns the rows of a shared list in two blocks: those that were open when the link was opened, and those that were
 * ticked. No row moves after that, because the next tap would hit another row (docs/decisions/0070).
 */
export function useKeptRows(rows: readonly SharedRow[]): Kept {
  const [kept, setKept] = useState(() => ({ rows, blocks: arrange(rows) }));
  if (kept.rows !== rows) setKept({ rows, blocks: keep(kept.blocks, rows) });
  return kept.blocks;
}
