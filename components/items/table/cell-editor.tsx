"use client";

import { useQuery } from "@tanstack/react-query";
import { formatStock } from "@/lib/core/amount";
import { readStock } from "@/lib/features/checks/model/typed-stock";
import { useUpdateItems } from "@/lib/features/items/client/update-items";
import type { Item } from "@/lib/features/items/model/dto";
import { isUncounted, unitName } from "@/lib/features/items/model/rules";
import { readTarget } from "@/lib/features/items/model/typed-target";
import { units } from "@/lib/features/items/model/units";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { useStockChanges } from "@/lib/features/stock/client/mutations";
import { CellInput, CellSelect } from "./cell-field";
import type { CellField } from "./item-columns";

interface CellEditorProps {
  item: Item;
  field: CellField;
  /** `returnsFocus` is true if the value gets the focus: after Enter and Escape. */
  onClose: (returnsFocus: boolean) => void;
}

/** Edits one value of an item in the table. A saved value is shown at once, and a toast offers to undo the change. */
export function CellEditor({ item, field, onClose }: CellEditorProps) {
  const { data: locations = [] } = useQuery(locationsQuery());
  const update = useUpdateItems({});
  const stock = useStockChanges();
  const ids = new Set([item.id]);
  const common = { label: `${labels[field]} of ${item.name}`, onClose };

  switch (field) {
    case "location":
      return (
        <CellSelect
          {...common}
          initial={String(item.locationId)}
          options={locations.map(({ id, name }) => ({ value: String(id), label: name }))}
          onSave={(value) => {
            update.change(ids, { locationId: Number(value) });
            return undefined;
          }}
        />
      );
    case "unit":
      return (
        <CellSelect
          {...common}
          initial={item.unit}
          options={units.map((unit) => ({ value: unit, label: unitName(unit) }))}
          onSave={(value) => {
            const unit = units.find((name) => name === value);
            if (unit) update.change(ids, { unit });
            return undefined;
          }}
        />
      );
    case "target":
      return (
        <CellInput
          {...common}
          initial={String(item.desiredStock)}
          onSave={(text) => {
            const target = readTarget(text);
            if (target.problem !== undefined) return target.problem;
            update.change(ids, { desiredStock: target.desiredStock });
            return undefined;
          }}
        />
      );
    case "stock":
      return (
        <CellInput
          {...common}
          initial={isUncounted(item) ? "" : formatStock(item.currentStock, item.partialAmount)}
          onSave={(text) => {
            const read = readStock(text);
            if (read.problem !== undefined) return read.problem;
            const { newStock: currentStock, partialAmount } = read.amounts;
            void stock.setAmount(item, { currentStock, partialAmount });
            return undefined;
          }}
        />
      );
  }
}

const labels: Record<CellField, string> = {
  location: "Location",
  stock: "Stock",
  target: "Target",
  unit: "Unit",
};
