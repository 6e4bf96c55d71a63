import type { ComponentProps } from "react";
import { cn } from "./class-names";

type AvatarProps = ComponentProps<"span"> & {
  src: string | null;
  /** Stands where there is no picture, or until it has come. */
  initials: string;
};

/**
 * A small round picture of a person, with the name beside it or in the button it is in. The initials lie
 * below the picture: an image without a text of its own shows nothing at all where it cannot be loaded.
 */
export function Avatar({ className, src, initials, ...props }: AvatarProps) {
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
          loading="lazy"
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
