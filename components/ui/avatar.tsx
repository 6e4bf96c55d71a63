"use client";

import { type ComponentProps, useState } from "react";
import { AVATAR_SIDE } from "@/lib/core/photo-sizes";
import { cn } from "./class-names";

type AvatarProps = ComponentProps<"span"> & {
  src: string;
  /** Initials of the person, shown when there is no picture, and until it has loaded. */
  initials: string;
};

/**
 * Shows a small round picture of a person. The name must be beside it or in the button around it. The picture
 * covers the initials once it has loaded.
 */
export function Avatar({ className, src, initials, ...props }: AvatarProps) {
  const [isPicture, setPicture] = useState(false);
  // For a person without a picture the server responds with an image of initials, which is smaller. It is not
  // shown, because only the initials of this component have the colours of the theme.
  const look = (image: HTMLImageElement) => setPicture(image.naturalWidth === AVATAR_SIDE);
  return (
    <span
      aria-hidden
      className={cn(
        "bg-accent text-accent-foreground relative flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-full text-sm font-semibold select-none",
        className,
      )}
      {...props}
    >
      {initials}
      {/* The picture is already small, so image optimization has no benefit. */}
      {/* eslint-disable-next-line @next/next/no-img-element */}
      <img
        src={src}
        alt=""
        // With any other priority React preloads the picture before the style sheet.
        fetchPriority="low"
        // The picture may have loaded before hydration. Its load event is then lost, so its state is read at
        // once.
        ref={(image) => {
          if (image?.complete) look(image);
        }}
        onLoad={({ currentTarget }) => look(currentTarget)}
        className={cn("absolute inset-0 size-full object-cover", !isPicture && "invisible")}
      />
    </span>
  );
}
