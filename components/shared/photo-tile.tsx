"use client";

import { useState } from "react";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/core/paths";
import { SvgImage } from "./svg-image";

/** Value of `pictogram` while it is not known whether there is one. */
export const PENDING = "pending";

export interface PhotoTileProps {
  /** An object key of the photo store, a data URL, a blob URL, or null. */
  photo: string | null;
  /** Name of the item or location, used as the alternative text of its photo. */
  name: string;
  /**
   * `thumbnail` loads the small variant and is square; `full` is 4:3 with the width of its container. `className` can
   * change both forms.
   */
  size?: "thumbnail" | "full";
  /** Path of the picture that replaces the monogram when there is no photo, or `PENDING`. */
  pictogram?: string | null;
  /** Called if the pictogram cannot be loaded. The monogram replaces it then. */
  onMissingPictogram?: () => void;
  /** Called with a photo that cannot be loaded. The pictogram or the monogram replaces it then. */
  onMissingPhoto?: (photo: string) => void;
  /** The text below the pictogram or monogram when there is no photo. */
  emptyText?: string;
  /** Whether the photo or the pictogram loads eagerly, because it is visible without scrolling. */
  isUrgent?: boolean;
  className?: string;
}

/** Shows a photo in a frame of fixed size, else a pictogram or a monogram. */
export function PhotoTile({
  photo,
  name,
  size = "thumbnail",
  pictogram = null,
  onMissingPictogram,
  onMissingPhoto,
  emptyText = "No photo",
  isUrgent = false,
  className,
}: PhotoTileProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const [failedPictogram, setFailedPictogram] = useState<string | null>(null);
  const isThumbnail = size === "thumbnail";
  const shownPictogram = pictogram === failedPictogram ? null : pictogram;
  function fail(missing: string) {
    setFailed(missing);
    onMissingPhoto?.(missing);
  }
  return (
    <div
      className={cn(
        "bg-muted relative shrink-0 overflow-hidden",
        isThumbnail ? "aspect-square w-18 rounded-xl" : "aspect-4/3 w-full rounded-2xl",
        className,
      )}
    >
      {photo !== null && photo !== failed ? (
        // Next's own image component cannot send the session cookie, which requests for photos require.
        // eslint-disable-next-line @next/next/no-img-element
        <img
          src={/^(data|blob):/.test(photo) ? photo : paths.file(photo, { isSmall: isThumbnail })}
          alt={name}
          loading={isUrgent ? "eager" : "lazy"}
          decoding="async"
          // The image may have failed to load before hydration. Its error event is lost then.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) fail(photo);
          }}
          onError={() => fail(photo)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <div
          className={cn(
            "text-muted-foreground absolute inset-0 flex flex-col items-center justify-center gap-0.5",
            // The size of the letters depends on the width of the tile. A tile with a pictogram alone is no container,
            // because the browser lays out a list with many containers more slowly.
            (emptyText || shownPictogram === null) && "@container",
          )}
        >
          <Emblem
            name={name}
            pictogram={shownPictogram}
            isUrgent={isUrgent}
            onMissing={() => {
              setFailedPictogram(pictogram);
              onMissingPictogram?.();
            }}
            className={
              isThumbnail
                ? emptyText
                  ? "h-[45%] text-[min(var(--text-lg),27cqw)] @[12rem]:text-[18cqw]"
                  : "h-3/4 text-[min(var(--text-lg),48cqw)]"
                : "h-24 text-2xl"
            }
          />
          {emptyText && (
            <span
              className={cn(
                "px-0.5 text-center leading-tight",
                // The size is limited by the width of the tile, so that the text is not clipped at 200 % text size.
                isThumbnail
                  ? "text-[min(var(--text-xs),max(12px,20cqw))]"
                  : "mt-2 text-sm text-balance",
              )}
            >
              {emptyText}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

interface EmblemProps {
  name: string;
  pictogram: string | null;
  isUrgent: boolean;
  /** Called if the pictogram cannot be loaded. */
  onMissing: () => void;
  className: string;
}

/**
 * Shows the pictogram or the monogram of a tile without a photo. The height of the tile does not depend on
 * which of the two is shown, so that nothing moves when the pictogram is loaded.
 */
function Emblem({ name, pictogram, isUrgent, onMissing, className }: EmblemProps) {
  return (
    <span aria-hidden className={cn("flex items-center leading-none font-bold", className)}>
      {pictogram === null && monogram(name)}
      {pictogram !== null && pictogram !== PENDING && (
        <SvgImage
          src={pictogram}
          loading={isUrgent ? "eager" : "lazy"}
          // Repeats an error event that hydration missed. A loaded SVG without a size can have the width 0 too.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) image.src = pictogram;
          }}
          onError={onMissing}
          // A fade would delay the largest paint of a page whose largest element is this image.
          className={cn("h-full w-auto", !isUrgent && "animate-in fade-in")}
        />
      )}
    </span>
  );
}

/** Returns the first letters of the first two words ("OO" for "Olive oil"), or two characters of a name without words. */
function monogram(name: string): string {
  const letters = name.match(/(^|\s)\p{L}/gu) ?? Array.from(name);
  return letters.slice(0, 2).join("").replaceAll(" ", "").toUpperCase();
}
