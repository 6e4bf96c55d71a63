import { Info } from "lucide-react";
import { NamedTile } from "@/components/pictograms/named-tile";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { lineName } from "@/lib/features/shopping-lists/model/rules";

interface WhyButtonProps {
  line: Line;
  onClick: () => void;
}

/** Shows the picture of a line, which opens its rationale. Without a rationale it is disabled and has no mark. */
export function WhyButton({ line: { item, purchased, aiRationale }, onClick }: WhyButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      disabled={!aiRationale}
      aria-haspopup="dialog"
      aria-label={`Why ${lineName(item)}?`}
      title="Why is this on the list?"
      className="relative disabled:opacity-100"
      onClick={onClick}
    >
      <NamedTile
        of={item}
        emptyText=""
        className={cn("w-9 rounded-lg", purchased && "opacity-60")}
      />
      {aiRationale && (
        <Info
          aria-hidden
          className="bg-card text-muted-foreground absolute right-0 bottom-0 size-4 rounded-full"
        />
      )}
    </Button>
  );
}
