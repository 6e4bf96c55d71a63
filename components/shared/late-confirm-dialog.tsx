"use client";

import { type ComponentProps, useState } from "react";
import type { ConfirmDialog } from "./confirm-dialog";
import { late } from "./late";
import { usePreload } from "./use-preload";

const Question = late(async () => (await import("./confirm-dialog")).ConfirmDialog);

/** Renders a `ConfirmDialog` as a separate chunk, for screens without other dialogs. */
export function LateConfirmDialog(props: ComponentProps<typeof ConfirmDialog>) {
  // The dialog stays mounted after its first opening, so that its closing animation runs.
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  usePreload(Question.preload);
  return wasOpened ? <Question {...props} /> : null;
}
