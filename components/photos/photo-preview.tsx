import { ImagePlus } from "lucide-react";
import { PhotoTile } from "@/components/shared/photo-tile";
import { cn } from "@/components/ui/class-names";
import type { PhotoState } from "./use-photo-upload";

interface PhotoPreviewProps {
  /** The photo in the form value. */
  photo: string | null;
  state: PhotoState;
  isDragging: boolean;
}

/** Shows the last chosen photo, else the photo in the form value, in a frame of fixed size. */
export function PhotoPreview({ photo, state, isDragging }: PhotoPreviewProps) {
  const chosen = state.status === "idle" ? undefined : state.picture?.url;
  const shown = chosen ?? photo;
  if (shown === null || isDragging) {
    return (
      <div
        className={cn(
          "border-input text-muted-foreground flex size-24 shrink-0 items-center justify-center rounded-xl border border-dashed transition-colors",
          isDragging && "border-primary bg-accent text-accent-foreground border-2",
        )}
      >
        <ImagePlus aria-hidden className="size-7" />
      </div>
    );
  }
  const isPending = chosen !== undefined && state.status !== "done";
  return (
    <PhotoTile
      photo={shown}
      name="Photo"
      emptyText="No preview"
      isUrgent
      className={cn("w-24 transition-opacity", isPending && "opacity-60")}
    />
  );
}
