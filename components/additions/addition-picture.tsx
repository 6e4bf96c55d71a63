"use client";

import { NamedTile } from "@/components/pictograms/named-tile";
import { useWasNear } from "@/components/shared/use-was-near";
import { cn } from "@/components/ui/class-names";
import { useItems } from "@/lib/features/items/client/use-items";

interface AdditionPictureProps {
  /** Null for a text that is no item of the household. */
  itemId: number | null;
  name: string;
  purchased: boolean;
}

/**
 * Shows the picture of the item of an addition, in the place that a line of the list has for its picture. An addition
 * without an item has the pictogram for its name, and so has every addition until the items are loaded. They are loaded
 * when the picture comes near the viewport.
 */
export function AdditionPicture({ itemId, name, purchased }: AdditionPictureProps) {
  const { wasNear, ref } = useWasNear();
  const { data: items } = useItems({ isNeeded: itemId !== null && wasNear });
  const item = items?.find(({ id }) => id === itemId);
  return (
    // The text beside it names the checkbox. The alternative text of a photo would be added to this name.
    <span ref={ref} aria-hidden className="large-text:hidden mr-2 md:mr-3 md:-ml-1">
      <NamedTile
        of={item ?? { name, photo: null }}
        emptyText=""
        className={cn("w-9 rounded-lg", purchased && "opacity-60")}
      />
    </span>
  );
}
