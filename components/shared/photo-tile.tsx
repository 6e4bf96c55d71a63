"use client";

import { useState } from "react";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/core/paths";

interface PhotoTileProps {
  /** An object key of the photo store, inline data, the address of a file at hand, or null. */
  photo: string | null;
  /** What the photo shows. */
  name: string;
  /** `thumbnail` asks for the small variant and is square; `full` is 4:3 and as wide as its place. */
  size?: "thumbnail" | "full";
  /** What stands beside the monogram where there is no photo. */
  emptyText?: string;
  /** Loads at once: for a photo that one sees without scrolling. */
  isUrgent?: boolean;
  className?: string;
}

/** A photo in a frame that never changes its size, or a quiet monogram where there is none. */
export function PhotoTile({
  photo,
  name,
  size = "thumbnail",
  emptyText = "No photo",
  isUrgent = false,
  className,
}: PhotoTileProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isThumbnail = size === "thumbnail";
  return (
    <div
      className={cn(
        "bg-muted relative shrink-0 overflow-hidden",
        isThumbnail ? "aspect-square w-18 rounded-xl" : "aspect-4/3 w-full rounded-2xl",
        className,
      )}
    >
      {photo !== null && photo !== failed ? (
        // Next's own image component cannot send the session cookie, which photos ask for.
        // eslint-disable-next-line @next/next/no-img-element
        <img
          src={/^(data|blob):/.test(photo) ? photo : paths.file(photo, { isSmall: isThumbnail })}
          alt={name}
          loading={isUrgent ? "eager" : "lazy"}
          decoding="async"
          // It may have failed before React came, and then there is no event any more.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailed(photo);
          }}
          onError={() => setFailed(photo)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <div className="text-muted-foreground absolute inset-0 flex flex-col items-center justify-center gap-0.5">
          <span
            aria-hidden
            className={cn("leading-none font-bold", isThumbnail ? "text-xl" : "text-5xl")}
          >
            {monogram(name)}
          </span>
          <span
            className={cn(
              "px-1.5 text-center leading-tight",
              isThumbnail ? "text-[0.6875rem]" : "mt-2 text-sm text-balance",
            )}
          >
            {emptyText}
          </span>
        </div>
      )}
    </div>
  );
}

/** The first letters of the first two words: "Olive oil" gives "OO". */
function monogram(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase())
    .join("");
}
