import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { activeCheckQuery } from "@/lib/features/checks/client/queries";
import { counted, renderCheck } from "../household";
import { button, path, posted, saved, title } from "./count-page";

beforeEach(() => sessionStorage.clear());

const saveAgain = () => screen.queryByRole("button", { name: /^Save / });

/** Opens the screen of the olive oil in a check with the given entries, and presses the amount key 3. */
async function chooseThree(body: unknown[] = []) {
  const page = renderCheck("/item-single-check/1/11", {
    ...saved,
    "GET /api/inventory-updates/5/items": { body },
    "GET /api/inventory-updates/completed": { body: [] },
  });
  await title("Olive oil");
  await page.user.click(button("3"));
  return page;
}

describe("leaving the screen of an item with an unconfirmed amount", () => {
  test.each([/next item$/i, /previous item$/i])(
    "leaving an item by the link %s with an unconfirmed amount shows a toast with a button that saves the amount",
    async (link) => {
      const { user, calls } = await chooseThree();
      await user.click(screen.getByRole("link", { name: link }));
      const toast = screen.getByText("Not saved").closest("[role=status]");
      expect(toast?.textContent).toContain("Olive oil");
      const shown = path();
      await user.click(button("Save 3 for Olive oil"));
      await screen.findByText("Item inventory updated");
      expect(path()).toBe(shown);
      expect(posted(calls)).toEqual([
        expect.objectContaining({ itemId: 11, newStock: 3, partialAmount: 0 }),
      ]);
      expect(sessionStorage).toHaveLength(0);
    },
  );

  test("saving the previous item's amount from the toast keeps the unconfirmed amount of the open item", async () => {
    const { user } = await chooseThree();
    await user.click(screen.getByRole("link", { name: /next item$/i }));
    await title("Black tea");
    await user.click(button("5"));
    await user.click(button("Save 3 for Olive oil"));
    await screen.findByText("Item inventory updated");
    expect(sessionStorage).toHaveLength(1);
  });

  test("leaving an item after its amount was confirmed shows no toast about an unsaved amount", async () => {
    const { user } = await chooseThree();
    await user.click(button("Set & Continue"));
    await title("Black tea");
    expect(saveAgain()).toBeNull();
  });

  test("leaving an item without a change of its recorded amount shows no toast about an unsaved amount", async () => {
    const { user } = await chooseThree([counted(11, 3)]);
    await user.click(button("3"));
    await user.click(screen.getByRole("link", { name: /next item$/i }));
    await title("Black tea");
    expect(saveAgain()).toBeNull();
  });
});

test("leaving an item of an ended check shows no toast, because its screen has already shown the unsaved amount", async () => {
  const { user, queryClient } = await chooseThree();
  act(() => void queryClient.setQueryData(activeCheckQuery().queryKey, null));
  await screen.findByText(/was not saved/);
  await user.click(screen.getByRole("link", { name: /next item$/i }));
  await title("Black tea");
  expect(saveAgain()).toBeNull();
});
