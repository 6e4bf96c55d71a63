"use client";

import type { ReactNode } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";

interface CheckboxFieldProps<Values extends FieldValues, Transformed> {
  control: Control<Values, unknown, Transformed>;
  name: FieldPath<Values>;
  label: ReactNode;
}

/** Renders a checkbox of a form with its label to the right of it and its error below. */
export function CheckboxField<Values extends FieldValues, Transformed = Values>({
  control,
  name,
  label,
}: CheckboxFieldProps<Values, Transformed>) {
  return (
    <FormField
      control={control}
      name={name}
      render={({ field: { value, onChange, ...field } }) => (
        <FormItem className="gap-1.5">
          <div className="flex items-start gap-3">
            <FormControl>
              <Checkbox checked={value === true} onCheckedChange={onChange} {...field} />
            </FormControl>
            <FormLabel className="py-px font-normal">{label}</FormLabel>
          </div>
          <FormMessage className="pl-9" />
        </FormItem>
      )}
    />
  );
}
