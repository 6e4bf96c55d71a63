"use client";

import { type ComponentProps, useState } from "react";
import { AVATAR_SIDE } from "@/lib/core/photo-sizes";
import { cn } from "./class-names";

type AvatarProps = ComponentProps<"span"> & {
  src: string;
  /** Shown where there is no picture, or until it has come. */
  initials: string;
};

/**
 * A small round picture of a person, with the name beside it or in the button it is in. The initials lie
 * below the picture, which shows only once it has come.
 */
export function Avatar({ className, src, initials, ...props }: AvatarProps) {
  const [isPicture, setPicture] = useState(false);
  // Without a picture the server answers initials as a smaller image. Ours follow the theme.
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
      {/* The picture is small already: there is nothing for Next to optimize. */}
      {/* eslint-disable-next-line @next/next/no-img-element */}
      <img
        src={src}
        alt=""
        // It may have come before React did, and then there is no event any more.
        ref={(image) => {
          if (image?.complete) look(image);
        }}
        onLoad={({ currentTarget }) => look(currentTarget)}
        className={cn("absolute inset-0 size-full object-cover", !isPicture && "invisible")}
      />
    </span>
  );
}
