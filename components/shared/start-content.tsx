import { FileUp, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";

/** The column of a first step, in the middle of a wide page. */
export const START_COLUMN = "mx-auto w-full max-w-2xl";

/** The classes of the title of a first step. */
export const START_TITLE = "text-xl leading-tight font-bold";

interface StartContentProps {
  icon: LucideIcon;
  title: ReactNode;
  text: string;
  textClassName?: string | undefined;
  /** What the person can do. */
  children: ReactNode;
}

/** Shows a first step: what is missing, and how to add it. On phones it has no icon. */
export function StartContent({
  icon: Icon,
  title,
  text,
  textClassName,
  children,
}: StartContentProps) {
  return (
    <div className="flex flex-col gap-5 sm:flex-row sm:gap-6">
      <div className="bg-accent text-accent-foreground hidden size-16 shrink-0 items-center justify-center rounded-2xl sm:flex">
        <Icon aria-hidden className="size-8" strokeWidth={1.75} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        {title}
        <p className={cn("text-muted-foreground max-w-prose text-pretty", textClassName)}>{text}</p>
        <div className="mt-2 w-full sm:mt-4">{children}</div>
      </div>
    </div>
  );
}

interface StartActionsProps {
  /** Opens the import from a file. */
  onImport: () => void;
  /** The main action. */
  children: ReactNode;
}

/** Shows the main action of a first step, and the import beside it. */
export function StartActions({ onImport, children }: StartActionsProps) {
  return (
    <div className="flex flex-col gap-2.5 not-first:mt-4 sm:flex-row">
      {children}
      <Button variant="outline" size="lg" onClick={onImport}>
        <FileUp aria-hidden />
        Import Items
      </Button>
    </div>
  );
}
