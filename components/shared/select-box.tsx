import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";

interface SelectBoxProps {
  /** What is selected, for those who do not see the card. */
  name: string;
  isSelected: boolean;
  onToggle: () => void;
}

/** The checkbox of a card in select mode. A tap anywhere on the card, which must be `relative`, toggles it. */
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
