import { type ReactNode, useId } from "react";
import { cn } from "@/components/ui/class-names";

interface CardGroupProps {
  title: string;
  /** Whether the cards are the rows of one card. */
  isJoined?: boolean;
  className?: string;
  children: ReactNode;
}

/** Renders cards that belong together below a label. The label is no heading, because each card has one. */
export function CardGroup({ title, isJoined = false, className, children }: CardGroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={className}>
      <p id={id} className="mb-2 font-semibold">
        {title}
      </p>
      <div
        className={cn(
          "grid grid-cols-1",
          isJoined
            ? "bg-card shadow-raised rounded-2xl border *:rounded-none *:border-x-0 *:border-t-0 *:bg-transparent *:shadow-none *:last:border-b-0"
            : "gap-3 md:gap-4",
        )}
      >
        {children}
      </div>
    </div>
  );
}
