import type { LucideIcon } from "lucide-react";
import { CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";

interface CardHeadProps {
  icon: LucideIcon;
  title: string;
  /** The text below the card's title. It describes what the button or form in the card does. */
  text: string;
  /** Whether the action of the card is irreversible. */
  isDangerous?: boolean;
}

/** Renders the head of a card: icon, title and description. */
export function CardHead({ icon: Icon, title, text, isDangerous = false }: CardHeadProps) {
  return (
    <div className="flex items-start gap-4">
      <div
        className={cn(
          "flex size-11 shrink-0 items-center justify-center rounded-full",
          isDangerous ? "bg-destructive-soft text-destructive" : "bg-accent text-accent-foreground",
        )}
      >
        <Icon aria-hidden className="size-5" />
      </div>
      <CardHeader className="min-w-0">
        <CardTitle>{title}</CardTitle>
        <CardDescription className="text-pretty">{text}</CardDescription>
      </CardHeader>
    </div>
  );
}
