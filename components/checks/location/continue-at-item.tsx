import { ScreenLink } from "@/components/checks/shared/screen-link";
import { Button } from "@/components/ui/button";
import type { Item } from "@/lib/features/items/model/dto";

/** Links to the screen of a pending item, the main action in a location that was left in the middle. */
export function ContinueAtItem({ item: { id, locationId, name } }: { item: Item }) {
  return (
    <Button asChild size="lg">
      <ScreenLink to={{ name: "itemSingleCheck", locationId, itemId: id }}>
        <span className="truncate">Continue at {name}</span>
      </ScreenLink>
    </Button>
  );
}
