import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { dialog, jam, names, oil, refusal, renderItems, sent, type Setup } from "./items-page";

async function change(answers: Setup["answers"] = {}) {
  const view = renderItems({
    items: [oil, jam],
    answers: { "POST /api/items/bulk-update": { body: { updated: 2 } }, ...answers },
  });
  await view.user.click(await screen.findByRole("button", { name: "Select" }));
  await view.user.click(await screen.findByRole("button", { name: "Select All" }));
  await view.user.click(screen.getByRole("button", { name: "Change (2)" }));
  await screen.findByRole("dialog", { name: "Change 2 items" });
  return view;
}

const save = () => dialog().getByRole<HTMLButtonElement>("button", { name: "Save Changes" });
const items = (calls: Parameters<typeof sent>[0]) => sent(calls).map(({ body }) => body);

describe("changing selected items", () => {
  test("moving selected items sends their new location, and no field that the person left unchanged", async () => {
    const { user, calls } = await change();
    expect(save().disabled).toBe(true);
    await user.selectOptions(dialog().getByLabelText("Move to"), "Cellar");
    await user.click(save());
    expect(await screen.findByText("2 items updated successfully")).toBeTruthy();
    expect(items(calls)).toEqual([
      {
        items: [
          { id: 1, locationId: 2 },
          { id: 2, locationId: 2 },
        ],
      },
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("toolbar")).toBeNull();
  });

  test("Undo after a change of selected items sends the values that each item had before the change", async () => {
    const { user, calls } = await change();
    await user.selectOptions(dialog().getByLabelText("Unit"), "Box");
    await user.type(dialog().getByLabelText("Desired quantity"), "1 1/2");
    await user.click(save());
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("The items are as before")).toBeTruthy();
    expect(items(calls)).toEqual([
      {
        items: [
          { id: 1, unit: "box", desiredStock: 1.5 },
          { id: 2, unit: "box", desiredStock: 1.5 },
        ],
      },
      {
        items: [
          { id: 1, unit: oil.unit, desiredStock: oil.desiredStock },
          { id: 2, unit: jam.unit, desiredStock: jam.desiredStock },
        ],
      },
    ]);
    expect(names()).toEqual(["Olive oil", "Jam"]);
  });

  test.each([
    ["many", "Enter an amount such as 2, 1.5 or 1 1/2"],
    ["0", "Must be greater than 0"],
  ])("the desired quantity %s shows an error and is not sent", async (text, error) => {
    const { user, calls } = await change();
    await user.type(dialog().getByLabelText("Desired quantity"), text);
    await user.click(save());
    expect(await screen.findByText(error)).toBeTruthy();
    expect(sent(calls)).toEqual([]);
  });

  test("when the server refuses a change of selected items, the dialog, the selection and the items stay as they are", async () => {
    const { user } = await change({ "POST /api/items/bulk-update": refusal });
    await user.selectOptions(dialog().getByLabelText("Move to"), "Cellar");
    await user.click(save());
    expect(await screen.findByText("Failed to update selected items")).toBeTruthy();
    expect(screen.getByRole("dialog", { name: "Change 2 items" })).toBeTruthy();
  });
});
