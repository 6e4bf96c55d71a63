import { type ReactNode, useId } from "react";
import { cn } from "@/components/ui/class-names";

interface CardGroupProps {
  title: string;
  /** Whether the cards are the rows of one card on phones. */
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
          "grid grid-cols-1 gap-3 md:gap-4",
          isJoined &&
            "max-md:bg-card max-md:shadow-raised max-md:gap-0 max-md:rounded-2xl max-md:border max-md:*:rounded-none max-md:*:border-x-0 max-md:*:border-t-0 max-md:*:bg-transparent max-md:*:shadow-none max-md:*:last:border-b-0",
        )}
      >
        {children}
      </div>
    </div>
  );
}
