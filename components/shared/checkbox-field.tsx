"use client";

import type { ReactNode } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/class-names";
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
   * A short note below the label, in wide windows beside it, in brackets. Below the label is space for an error, of two
   * lines or in wide windows of one, so that nothing below the checkbox moves.
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
        <FormItem
          className={
            note === undefined ? "gap-1.5" : "gap-0 lg:flex-row lg:flex-wrap lg:content-start"
          }
        >
          <div className="flex items-start gap-3">
            <FormControl hasDescription={note !== undefined && !error}>
              <Checkbox checked={value === true} onCheckedChange={onChange} {...field} />
            </FormControl>
            <FormLabel className="py-px font-normal">{label}</FormLabel>
          </div>
          {note === undefined ? (
            <FormMessage className="pl-9" />
          ) : (
            <div className={cn("max-lg:min-h-8 max-lg:pl-9", error && "lg:basis-full lg:pl-9")}>
              {error ? (
                <FormMessage className="text-xs leading-4 [&_svg]:mt-0" />
              ) : (
                <FormDescription className="text-xs leading-4 lg:ml-1.5 lg:py-px lg:text-base lg:leading-snug lg:lowercase lg:before:content-['('] lg:after:content-[')']">
                  {note}
                </FormDescription>
              )}
            </div>
          )}
        </FormItem>
      )}
    />
  );
}
