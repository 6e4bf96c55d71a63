"use client";

import type { ComponentProps, ReactNode } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import {
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from "@/components/ui/form";
import { NativeSelect } from "@/components/ui/native-select";

interface SelectFieldProps<Values extends FieldValues, Transformed> extends Omit<
  ComponentProps<"select">,
  "name" | "value" | "defaultValue"
> {
  control: Control<Values, unknown, Transformed>;
  name: FieldPath<Values>;
  label: ReactNode;
  /** The text that the select shows while no option is chosen. */
  placeholder: string;
  options: readonly { value: string | number; label: string }[];
  /** A sentence below the select. */
  description?: string;
}

/** Renders a labelled select of a form. The form value has the type of the option's value. */
export function SelectField<Values extends FieldValues, Transformed = Values>({
  control,
  name,
  label,
  placeholder,
  options,
  description,
  onChange,
  ...select
}: SelectFieldProps<Values, Transformed>) {
  const chosen = (text: string) => options.find(({ value }) => String(value) === text)?.value;
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem>
          <FormLabel>{label}</FormLabel>
          <FormControl hasDescription={description !== undefined}>
            <NativeSelect
              {...select}
              {...field}
              value={field.value ?? ""}
              onChange={(event) => {
                field.onChange(chosen(event.target.value));
                onChange?.(event);
              }}
            >
              <option value="" disabled hidden>
                {placeholder}
              </option>
              {options.map(({ value, label: text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </NativeSelect>
          </FormControl>
          {description !== undefined && <FormDescription>{description}</FormDescription>}
          <FormMessage />
        </FormItem>
      )}
    />
  );
}
