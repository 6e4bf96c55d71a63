import { type ReactNode, useId } from "react";
import { cn } from "@/components/ui/class-names";

interface CardGroupProps {
  title: string;
  /** The classes of the grid of the cards. */
  className?: string;
  children: ReactNode;
}

/** Renders cards that belong together below a label. The label is no heading, because each card has one. */
export function CardGroup({ title, className, children }: CardGroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-2 font-semibold">
        {title}
      </p>
      <div className={cn("grid grid-cols-1 gap-3 md:gap-4", className)}>{children}</div>
    </div>
  );
}
