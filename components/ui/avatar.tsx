"use client";

import { useState, type ComponentProps } from "react";
import { cn } from "./class-names";

type AvatarProps = ComponentProps<"span"> & {
  src: string | null;
  /** Stands where there is no picture, or until it has come. */
  initials: string;
};

/**
 * A small round picture of a person, with the name beside it or in the button it is in. The initials lie
 * below the picture, which shows only once it has come.
 */
export function Avatar({ className, src, initials, ...props }: AvatarProps) {
  const [isLoaded, setLoaded] = useState(false);
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
      {src && (
        // The picture is another host's and small: there is nothing for Next to optimize.
        // eslint-disable-next-line @next/next/no-img-element
        <img
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          // It may have come before React did, and then there is no event any more.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) setLoaded(true);
          }}
          onLoad={() => setLoaded(true)}
          className={cn("absolute inset-0 size-full object-cover", !isLoaded && "invisible")}
        />
      )}
    </span>
  );
}
