import { type ReactNode, useId } from "react";

interface CardGroupProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** Renders cards that belong together below a label. The label is no heading, because each card has one. */
export function CardGroup({ title, className, children }: CardGroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={className}>
      <p id={id} className="mb-2 font-semibold">
        {title}
      </p>
      <div className="grid grid-cols-1 gap-3 md:gap-4">{children}</div>
    </div>
  );
}
