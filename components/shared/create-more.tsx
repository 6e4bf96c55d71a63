"use client";

import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Label } from "@/components/ui/label";

interface CreateMoreProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/**
 * Renders the checkbox that keeps a dialog open after saving. It is not part of the form values.
 */
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
