import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";

interface SelectBoxProps {
  /** The name of the card, as the accessible name of the checkbox. */
  name: string;
  isSelected: boolean;
  onToggle: () => void;
}

/**
 * Renders the checkbox of a card in select mode. The card must be `relative`: a tap anywhere on it
 * toggles the checkbox.
 */
export function SelectBox({ name, isSelected, onToggle }: SelectBoxProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="absolute inset-0 z-1 cursor-pointer rounded-2xl">
        <span className="sr-only">Select {name}</span>
      </label>
      <Checkbox id={id} checked={isSelected} onCheckedChange={onToggle} className="z-2" />
    </>
  );
}
