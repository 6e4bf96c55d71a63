import { ChevronLeft } from "lucide-react";
import { ScreenLink } from "@/components/checks/shared/screen-link";
import type { Location } from "@/lib/features/locations/model/dto";

/** Names the location of an item, and links back to it: phones have no bottom bar while an item is counted. */
export function BackToLocation({ location: { id, name } }: { location: Location }) {
  return (
    <ScreenLink
      to={{ name: "locationCheck", locationId: id }}
      title={`Back to ${name}`}
      className="tiny:sr-only tiny:min-w-0 text-muted-foreground hover:text-foreground -ml-1.5 flex min-h-11 min-w-11 items-center gap-0.5 rounded-lg pr-2 text-sm"
    >
      <ChevronLeft aria-hidden className="size-5 shrink-0" />
      <span className="sr-only">Back to </span>
      <span className="truncate">{name}</span>
    </ScreenLink>
  );
}
