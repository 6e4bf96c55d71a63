import { CircleAlert, CircleCheck } from "lucide-react";
import { Progress } from "@/components/ui/progress";
import type { PhotoState } from "./use-photo-upload";

interface PhotoStatusProps {
  id: string;
  state: PhotoState;
  isDragging: boolean;
}

/** How far the photo is, in words that are announced, and in a bar while it is being sent. */
export function PhotoStatus({ id, state, isDragging }: PhotoStatusProps) {
  return (
    <>
      <p id={id} role="status" className="text-muted-foreground text-sm leading-snug">
        {isDragging ? "Drop the photo here." : <Words state={state} />}
      </p>
      {state.status === "uploading" && (
        <Progress value={state.percent} aria-label="Uploading photo" />
      )}
    </>
  );
}

function Words({ state }: { state: PhotoState }) {
  switch (state.status) {
    case "idle":
      // Where there is no mouse there is nothing to drop, and seldom anything to paste.
      return (
        <span className="pointer-coarse:hidden">Drop or paste a photo here, or choose one.</span>
      );
    case "uploading":
      return "Uploading photo...";
    case "done":
      return (
        <span className="text-foreground flex items-center gap-1.5">
          <CircleCheck aria-hidden className="text-primary size-4 shrink-0" />
          Photo uploaded
        </span>
      );
    case "failed":
      return (
        <span className="text-destructive flex items-start gap-1.5 font-medium">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {state.reason}
        </span>
      );
  }
}
