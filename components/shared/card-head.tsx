import type { LucideIcon } from "lucide-react";
import { CardDescription, CardTitle } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";

interface CardHeadProps {
  icon: LucideIcon;
  title: string;
  /** The text below the card's title. It describes what the button or form in the card does. */
  text: string;
  /** Whether the action of the card is irreversible. */
  isDangerous?: boolean;
  /** Whether the text is short enough to be beside the icon on phones too. */
  hasShortText?: boolean;
}

/**
 * Renders the head of a card: icon, title and description. On phones a long description begins below the icon, because
 * beside it there is little room.
 */
export function CardHead({
  icon: Icon,
  title,
  text,
  isDangerous = false,
  hasShortText = false,
}: CardHeadProps) {
  return (
    <div
      data-card-head
      className={cn(
        "grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2 md:gap-x-4 md:gap-y-0.5",
        hasShortText && "gap-y-0.5",
      )}
    >
      <div
        className={cn(
          "flex size-9 items-center justify-center rounded-full md:row-span-2 md:size-11 md:self-start",
          hasShortText && "row-span-2 self-start",
          isDangerous ? "bg-destructive-soft text-destructive" : "bg-accent text-accent-foreground",
        )}
      >
        <Icon aria-hidden className="size-5" />
      </div>
      <CardTitle className="min-w-0">{title}</CardTitle>
      <CardDescription
        className={cn(
          "min-w-0 text-pretty md:col-span-1 md:col-start-2",
          hasShortText ? "col-start-2" : "col-span-full",
        )}
      >
        {text}
      </CardDescription>
    </div>
  );
}
