import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/class-names";

interface EmptyStateProps {
  /** Undefined below other content. The empty state has less padding then. */
  icon: LucideIcon | undefined;
  title: string;
  text?: ReactNode;
  /** A button or link for what to do next, such as adding a first location. */
  action?: ReactNode;
  /** The level of the title: 1 where it is the page's only heading. */
  level?: 1 | 2 | 3;
  className?: string;
}

/** Shows an explanation and one action in place of empty content. */
export function EmptyState({
  icon: Icon,
  title,
  text,
  action,
  level = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={cn(
        "mx-auto flex max-w-md flex-col items-center px-4 pt-6 text-center",
        Icon ? "pb-6 md:py-12" : "md:pt-10",
        className,
      )}
    >
      {Icon && (
        <div className="bg-accent text-accent-foreground mb-5 flex size-18 items-center justify-center rounded-full">
          <Icon aria-hidden className="size-8" strokeWidth={1.75} />
        </div>
      )}
      <Heading className="text-lg font-semibold text-balance">{title}</Heading>
      {text && <p className="text-muted-foreground mt-2 text-pretty">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
