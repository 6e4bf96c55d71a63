"use client";

import { lazy, Suspense, useState, type ComponentProps } from "react";
import type { ConfirmDialog as Dialog } from "./confirm-dialog";
import { usePreload } from "./use-preload";

const loadDialog = () => import("./confirm-dialog");
const ConfirmDialog = lazy(async () => ({ default: (await loadDialog()).ConfirmDialog }));

/** A `ConfirmDialog` for a screen that needs no other dialog: its code is loaded apart from the screen. */
export function LateConfirmDialog(props: ComponentProps<typeof Dialog>) {
  const [isNeeded, setNeeded] = useState(props.open);
  usePreload(loadDialog);
  // Once opened it stays, so that it can close in its own way.
  if (props.open && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <ConfirmDialog {...props} />
    </Suspense>
  );
}
