import { ScreenLink } from "@/components/checks/shared/screen-link";
import { Button } from "@/components/ui/button";
import type { Item } from "@/lib/features/items/model/dto";

/** Links to the screen of a pending item. This is the main action in a partly counted location. */
export function ContinueAtItem({ item: { id, locationId, name } }: { item: Item }) {
  return (
    // On a phone the other link of the row keeps its width, and a long name is truncated.
    <Button asChild size="lg" className="max-md:flex-1!">
      <ScreenLink to={{ name: "itemSingleCheck", locationId, itemId: id }}>
        <span className="truncate">Continue at {name}</span>
      </ScreenLink>
    </Button>
  );
}
