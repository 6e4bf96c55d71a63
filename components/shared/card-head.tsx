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
}

/** Renders the head of a card: an icon, and the title and the description beside it. */
export function CardHead({ icon: Icon, title, text, isDangerous = false }: CardHeadProps) {
  return (
    <div
      data-card-head
      className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-0.5 md:gap-x-4"
    >
      <div
        className={cn(
          "row-span-2 flex size-9 items-center justify-center self-start rounded-full md:size-11",
          isDangerous ? "bg-destructive-soft text-destructive" : "bg-accent text-accent-foreground",
        )}
      >
        <Icon aria-hidden className="size-5" />
      </div>
      <CardTitle className="min-w-0">{title}</CardTitle>
      <CardDescription className="col-start-2 min-w-0 text-pretty">{text}</CardDescription>
    </div>
  );
}
