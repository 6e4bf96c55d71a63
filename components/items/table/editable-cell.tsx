"use client";

import { type ReactNode, useRef, useState } from "react";
import { late } from "@/components/shared/late";
import { cn } from "@/components/ui/class-names";
import type { Item } from "@/lib/features/items/model/dto";
import type { CellField } from "./item-columns";

const CellEditor = late(async () => (await import("./cell-editor")).CellEditor);

interface EditableCellProps {
  item: Item;
  field: CellField;
  /** Whether the person may edit the value now. */
  isEditable: boolean;
  className: string;
  /** The tooltip of a value that can be cut off. */
  title?: string;
  children: ReactNode;
}

/** Shows a value of an item in the table. A click or Enter replaces it by a field. */
export function EditableCell({
  item,
  field,
  isEditable,
  className,
  title,
  children,
}: EditableCellProps) {
  const [isEditing, setEditing] = useState(false);
  const takesFocus = useRef(false);
  if (!isEditable) {
    return (
      <div role="cell" className={cn(className, "truncate pl-3")} title={title}>
        {children}
      </div>
    );
  }
  return (
    // The cell is above the button of the row, which covers the whole row.
    <div role="cell" className={cn(className, "relative z-1 min-w-0")}>
      {isEditing ? (
        <CellEditor
          item={item}
          field={field}
          onClose={(returnsFocus) => {
            takesFocus.current = returnsFocus;
            setEditing(false);
          }}
        />
      ) : (
        <button
          ref={(button) => {
            if (takesFocus.current) button?.focus();
            takesFocus.current = false;
          }}
          type="button"
          title={`${title ? `${title}: edit` : "Edit"} ${field} of ${item.name}`}
          onPointerEnter={() => void CellEditor.preload()}
          onFocus={() => void CellEditor.preload()}
          onClick={() => setEditing(true)}
          className="hover:ring-input block min-h-11 w-full truncate rounded-md pl-3 text-left hover:ring-1 hover:ring-inset"
        >
          {children}
        </button>
      )}
    </div>
  );
}
