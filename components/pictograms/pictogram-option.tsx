"use client";

import { type ComponentProps, type ReactNode, useState } from "react";
import { SvgImage } from "@/components/shared/svg-image";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/core/paths";
import type { Choice } from "@/lib/features/pictograms/model/choices";

interface PictogramOptionProps extends ComponentProps<"button"> {
  isChosen: boolean;
  children: ReactNode;
}

/** Renders an option of the list of pictograms. */
export function PictogramOption({ isChosen, className, ...button }: PictogramOptionProps) {
  return (
    <button
      type="button"
      role="option"
      aria-selected={isChosen}
      className={cn(
        "hover:bg-muted aria-selected:border-primary aria-selected:bg-accent flex min-h-12 items-center rounded-lg border-2 border-transparent outline-offset-[-2px]",
        className,
      )}
      {...button}
    />
  );
}

/** Shows a picture, or its name if it cannot be loaded, for example offline. */
export function Picture({ choice: { picture, label } }: { choice: Choice }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <span className="line-clamp-3 text-xs leading-tight">{label}</span>;
  return (
    <SvgImage src={paths.pictogram(picture)} onError={() => setFailed(true)} className="size-8" />
  );
}
