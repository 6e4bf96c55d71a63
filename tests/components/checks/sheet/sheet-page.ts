import { screen, within } from "@testing-library/react";
import type { Count } from "@/lib/features/checks/model/dto";
import type { UndoCount } from "@/lib/features/checks/model/schema";
import type { Call } from "@/tests/support/fake-api";
import { counted } from "../household";

export const SHEET = "/location-sheet/1";
export const OIL = "Olive oil, bottles";
export const unknown = { lastCountedAt: null, currentStock: 0, partialAmount: 0 };

export const row = (name: string) => {
  const found = screen.getAllByRole("listitem").find((one) => within(one).queryByText(name));
  if (!found) throw new Error(`There is no row of ${name}`);
  return within(found);
};
/** The row of an item that was counted before the sheet was opened. */
export const folded = (name: string) =>
  screen.getByRole("button", { name: new RegExp(`^${name} .* Counted$`), expanded: false });
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const ticked = (name: string) =>
  screen.getByRole<HTMLInputElement>("checkbox", { name: `${name} counted` }).checked;
export const rest = (count: number) =>
  screen.getByRole<HTMLButtonElement>("button", {
    name: new RegExp(`^(The rest is as shown \\(${count}\\)|All ${count} are as shown)$`),
  });
export const toast = () => screen.getByLabelText("Notifications");

/** Returns answers of a server that stores every count. An undo deletes the count unless the count is newer. */
export function server() {
  const counts = new Map<number, Count>();
  const accept = ({ itemId, newStock, partialAmount, observedAt }: Count) => {
    const entry = { ...counted(itemId, newStock, partialAmount), observedAt, countedBy: "anna" };
    counts.set(itemId, entry);
    return entry;
  };
  const undo = ({ itemId, undoneAt }: UndoCount) => {
    const isUndone = (counts.get(itemId)?.observedAt ?? "") <= undoneAt;
    if (isUndone) counts.delete(itemId);
    return { isUndone };
  };
  return {
    "POST /api/inventory-items": ({ body }: Call) => ({ body: accept(body as Count) }),
    "POST /api/inventory-items/undo": ({ body }: Call) => ({ body: undo(body as UndoCount) }),
    "GET /api/inventory-updates/5/items": () => ({ body: [...counts.values()] }),
  };
}
