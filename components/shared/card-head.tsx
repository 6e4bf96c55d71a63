import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { CardDescription, CardTitle } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";

interface CardHeadProps {
  icon: LucideIcon;
  title: string;
  /** The text below the card's title. It describes what the button or form in the card does. */
  text: string;
  /** Whether the action of the card is irreversible. */
  isDangerous?: boolean;
  /** The button of a card with one action, at its right edge. */
  action?: ReactNode;
}

/** Renders the head of a card: an icon, the title and the description beside it, and the action of the card. */
export function CardHead({ icon: Icon, title, text, isDangerous = false, action }: CardHeadProps) {
  return (
    <div
      data-card-head
      className={cn(
        "large-text:grid-cols-[auto_1fr] grid items-center gap-x-3 gap-y-0.5 md:gap-x-4",
        action ? "grid-cols-[auto_1fr_auto]" : "grid-cols-[auto_1fr]",
      )}
    >
      <div
        className={cn(
          "flex size-9 items-center justify-center rounded-full md:row-span-2 md:size-11",
          !action && "row-span-2 self-start",
          isDangerous ? "bg-destructive-soft text-destructive" : "bg-accent text-accent-foreground",
        )}
      >
        <Icon aria-hidden className="size-5" />
      </div>
      <CardTitle className="min-w-0 max-md:text-base">{title}</CardTitle>
      <CardDescription
        className={cn(
          "col-start-2 row-start-2 min-w-0 text-pretty",
          action && "large-text:col-end-3 max-md:col-end-4",
        )}
      >
        {text}
      </CardDescription>
      {action && (
        <div className="large-text:col-start-1 large-text:col-end-3 large-text:row-start-3 col-start-3 row-start-1 flex max-md:*:px-3 max-md:*:text-sm max-md:*:whitespace-normal md:row-span-2">
          {action}
        </div>
      )}
    </div>
  );
}
