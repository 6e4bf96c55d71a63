import { ArrowDownUp } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Location } from "@/lib/features/locations/model/dto";

interface ArrangeButtonProps {
  location: Location;
  onArrange: (location: Location) => void;
}

/** Opens the dialog with the order of the shelf of a location. */
export function ArrangeButton({ location, onArrange }: ArrangeButtonProps) {
  const label = `Arrange items in ${location.name}`;
  return (
    <Button
      variant="ghost"
      size="icon"
      className="text-muted-foreground rounded-full"
      aria-label={label}
      aria-haspopup="dialog"
      title={label}
      onClick={() => onArrange(location)}
    >
      <ArrowDownUp aria-hidden className="size-5" />
    </Button>
  );
}
