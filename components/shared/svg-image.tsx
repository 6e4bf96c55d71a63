import type { ComponentProps } from "react";

/** Renders a pictogram of 32 pixels, or of the size of `className`. Its text alternative is the name beside it. */
export function SvgImage(image: Omit<ComponentProps<"img">, "alt" | "width" | "height">) {
  return (
    // Next's image component refuses SVG.
    // eslint-disable-next-line @next/next/no-img-element
    <img alt="" width={32} height={32} loading="lazy" decoding="async" {...image} />
  );
}
