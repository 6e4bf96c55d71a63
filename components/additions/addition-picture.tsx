import { NamedTile } from "@/components/pictograms/named-tile";
import { cn } from "@/components/ui/class-names";

interface AdditionPictureProps {
  name: string;
  purchased: boolean;
}

/** Shows the pictogram for the name of an addition, in the place that a line of the list has for its picture. */
export function AdditionPicture({ name, purchased }: AdditionPictureProps) {
  return (
    <NamedTile
      of={{ name, photo: null }}
      emptyText=""
      className={cn(
        "large-text:hidden mr-2 w-9 rounded-lg md:mr-3 md:-ml-1",
        purchased && "opacity-60",
      )}
    />
  );
}
