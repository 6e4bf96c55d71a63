"use client";

import { type ComponentProps, useEffect, useEffectEvent, useState } from "react";
import { showFailure } from "@/lib/client/toast";
import type { ConfirmDialog as Dialog } from "./confirm-dialog";
import { usePreload } from "./use-preload";

const loadDialog = () => import("./confirm-dialog");

/**
 * A `ConfirmDialog` for a screen that needs no other dialog: its code is loaded apart from the screen.
 * Where it cannot be loaded, without a network say, nothing is done, and that is said.
 */
export function LateConfirmDialog(props: ComponentProps<typeof Dialog>) {
  // Once opened it stays, so that it can close in its own way.
  const [Loaded, setLoaded] = useState<typeof Dialog>();
  usePreload(loadDialog);

  const giveUp = useEffectEvent(() => {
    props.onOpenChange(false);
    showFailure({ title: "Error", text: "The question could not be loaded. Please try again." });
  });
  const isNeeded = props.open && !Loaded;
  useEffect(() => {
    if (!isNeeded) return;
    loadDialog().then(({ ConfirmDialog }) => setLoaded(() => ConfirmDialog), giveUp);
  }, [isNeeded]);

  return Loaded ? <Loaded {...props} /> : null;
}
