"use client";

import { useState } from "react";
import type { Check } from "@/lib/features/checks/model/dto";

interface OpenCheck {
  /** The check of the screen; undefined while it loads. */
  check: Check | null | undefined;
  hasEnded: boolean;
}

/**
 * Returns the check that the open screen belongs to. If the check ends while the screen is open, it remains
 * the check of that screen, even when another check starts. A tap can therefore not hit a control of the
 * other check by mistake.
 * @param running the running check; undefined while it loads
 * @param isInCheck whether a screen of a running check is open
 */
export function useOpenCheck(running: Check | null | undefined, isInCheck: boolean): OpenCheck {
  const [open, setOpen] = useState<Check | null>(null);
  const isOther = open !== null && running?.id !== open.id;
  const kept = isInCheck && isOther ? open : null;
  const next = kept ?? (isInCheck ? (running ?? null) : null);
  if (next !== open) setOpen(next);
  return kept
    ? { check: kept, hasEnded: running !== undefined }
    : { check: running, hasEnded: false };
}
