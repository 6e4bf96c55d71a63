import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";

interface SelectBoxProps {
  /** The name of the card, as the accessible name of the checkbox. */
  name: string;
  isSelected: boolean;
  /** `isRange` is true for a click with Shift. */
  onToggle: (isRange: boolean) => void;
}

/**
 * Renders the checkbox of a card in select mode. The card must be `relative`: a tap anywhere on it
 * toggles the checkbox.
 */
export function SelectBox({ name, isSelected, onToggle }: SelectBoxProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="absolute inset-0 z-1 cursor-pointer rounded-2xl select-none">
        <span className="sr-only">Select {name}</span>
      </label>
      <Checkbox
        id={id}
        checked={isSelected}
        // A click on the label clicks the checkbox, with the same modifier keys.
        onCheckedChange={(_, { nativeEvent }) =>
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="z-2"
      />
    </>
  );
}
