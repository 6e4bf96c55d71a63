"use client";

import type { ReactNode } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import {
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from "@/components/ui/form";

interface CheckboxFieldProps<Values extends FieldValues, Transformed> {
  control: Control<Values, unknown, Transformed>;
  name: FieldPath<Values>;
  label: ReactNode;
  /**
   * A short note below the label. An error of up to two lines replaces it, in the same space, so that nothing below the
   * checkbox moves.
   */
  note?: string;
}

/** Renders a checkbox of a form with its label to the right of it and its error below. */
export function CheckboxField<Values extends FieldValues, Transformed = Values>({
  control,
  name,
  label,
  note,
}: CheckboxFieldProps<Values, Transformed>) {
  return (
    <FormField
      control={control}
      name={name}
      render={({ field: { value, onChange, ...field }, fieldState: { error } }) => (
        <FormItem className={note === undefined ? "gap-1.5" : "gap-0"}>
          <div className="flex items-start gap-3">
            <FormControl hasDescription={note !== undefined && !error}>
              <Checkbox checked={value === true} onCheckedChange={onChange} {...field} />
            </FormControl>
            <FormLabel className="py-px font-normal">{label}</FormLabel>
          </div>
          {note === undefined ? (
            <FormMessage className="pl-9" />
          ) : (
            <div className="min-h-8 pl-9">
              {error ? (
                <FormMessage className="text-xs leading-4 [&_svg]:mt-0" />
              ) : (
                <FormDescription className="text-xs leading-4">{note}</FormDescription>
              )}
            </div>
          )}
        </FormItem>
      )}
    />
  );
}
