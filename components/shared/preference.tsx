"use client";

import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Label } from "@/components/ui/label";

interface PreferenceProps {
  label: string;
  /** What it changes, in one sentence. */
  description: string;
  checked: boolean;
  /** Left out where there is nothing to choose. */
  onChange?: (isChecked: boolean) => void;
}

/** One thing that is on or off. It is saved as it is ticked. */
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
