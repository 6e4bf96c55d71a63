"use client";

import { useId } from "react";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import { type CellEdit, useCellEdit } from "./use-cell-edit";

/** Focuses the field that has replaced a value, and selects its text. */
function takeFocus(field: HTMLInputElement | HTMLSelectElement | null): void {
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

/** Renders the field of an amount in a cell. */
export function CellInput({ label, ...edit }: CellEdit) {
  const id = useId();
  const { field, problem } = useCellEdit(edit);
  return (
    <>
      <Input
        {...field}
        ref={takeFocus}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : id}
        inputMode="decimal"
        autoComplete="off"
        className="min-h-11 px-2.5 text-sm tabular-nums"
      />
      {problem !== undefined && (
        <p id={id} role="alert" className="text-destructive mt-1 text-xs leading-4">
          {problem}
        </p>
      )}
    </>
  );
}

interface CellSelectProps extends CellEdit {
  options: readonly { value: string; label: string }[];
}

/** Renders the choice of a location or unit in a cell. */
export function CellSelect({ label, options, ...edit }: CellSelectProps) {
  const { field } = useCellEdit(edit);
  return (
    <NativeSelect
      {...field}
      ref={takeFocus}
      aria-label={label}
      className="min-h-11 pr-7 pl-2.5 text-sm"
    >
      {options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </NativeSelect>
  );
}
