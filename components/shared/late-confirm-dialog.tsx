"use client";

import { type ComponentProps, useEffect, useEffectEvent, useState } from "react";
import { showFailure } from "@/lib/client/toast";
import type { ConfirmDialog as Dialog } from "./confirm-dialog";
import { usePreload } from "./use-preload";

const loadDialog = () => import("./confirm-dialog");

/**
 * Renders a `ConfirmDialog` as a separate chunk, for screens without other dialogs. If the chunk
 * cannot be loaded, for example offline, the dialog does not open and an error is shown.
 */
export function LateConfirmDialog(props: ComponentProps<typeof Dialog>) {
  // The dialog stays mounted after its first opening, so that its closing animation runs.
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
