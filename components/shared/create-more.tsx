"use client";

import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Label } from "@/components/ui/label";

interface CreateMoreProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** Keeps a dialog open for the next one after saving. No field of the form: it is not sent. */
export function CreateMore({ checked, onCheckedChange }: CreateMoreProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <Checkbox id={id} checked={checked} onCheckedChange={onCheckedChange} />
      <Label htmlFor={id} className="py-2 font-normal">
        Create more
      </Label>
    </div>
  );
}
