import { CircleAlert, CircleCheck } from "lucide-react";
import { cn } from "@/components/ui/class-names";
import { Progress } from "@/components/ui/progress";
import type { PhotoState } from "./use-photo-upload";

interface PhotoStatusProps {
  id: string;
  state: PhotoState;
  isDragging: boolean;
}

/** Shows the state of the photo as a live region, and the upload progress as a bar. */
export function PhotoStatus({ id, state, isDragging }: PhotoStatusProps) {
  return (
    <>
      {/* Without a visible text it takes no space, so that the actions are beside the middle of the picture. */}
      <p
        id={id}
        role="status"
        className={cn(
          "text-muted-foreground text-sm leading-snug",
          state.status === "idle" && !isDragging && "pointer-coarse:absolute",
        )}
      >
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
      // Touch devices have no drag and drop and rarely paste, so the hint is hidden there.
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
