import { useId } from "react";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";

interface ConfirmFieldProps {
  /** The word that the person must type to confirm the action. */
  word: string;
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
}

/** Renders a field for the word that confirms an irreversible action. Enter confirms too. */
export function ConfirmField({ word, value, onChange, onEnter }: ConfirmFieldProps) {
  const id = useId();
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <Label htmlFor={id} className="wrap-anywhere">
        Type <strong className="font-bold select-text">{word}</strong> to confirm
      </Label>
      <Input
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
      />
    </form>
  );
}
