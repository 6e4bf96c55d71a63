"use client";

import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Label } from "@/components/ui/label";

interface PreferenceProps {
  label: string;
  /** The effect of the preference, in one sentence. */
  description: string;
  checked: boolean;
  /** Called when the person changes the checkbox; undefined when the preference cannot be changed. */
  onChange?: (isChecked: boolean) => void;
}

/** Renders a checkbox that is saved on change. */
export function Preference({ label, description, checked, onChange }: PreferenceProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <Checkbox
        id={id}
        checked={checked}
        disabled={!onChange}
        onCheckedChange={onChange}
        aria-describedby={`${id}-description`}
      />
      <div className="min-w-0">
        <Label htmlFor={id}>{label}</Label>
        <p id={`${id}-description`} className="text-muted-foreground mt-0.5 text-sm">
          {description}
        </p>
      </div>
    </div>
  );
}
