import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { makeQueryClient } from "@/lib/client/query-client";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { itemAnswer } from "../../support/answers";
import { eventually } from "../../support/eventually";
import { oil, renderCheck, tea } from "./household";

/** Records the URLs of the images that are loaded without being shown. */
function watchImages(): string[] {
  const loaded: string[] = [];
  vi.stubGlobal(
    "Image",
    class {
      set src(address: string) {
        loaded.push(address);
      }
    },
  );
  return loaded;
}

test("the screen of an item preloads the next item's photo once, by the URL that the next item's screen uses", async () => {
  const loaded = watchImages();
  const items = [oil, { ...tea, photo: "tea-photo" }];
  const { user } = renderCheck("/item-check/1/11", { "GET /api/items": { body: items } });
  await screen.findByRole("heading", { level: 1, name: "Olive oil" });
  await eventually(() => expect(loaded).toEqual(["/api/files/tea-photo"]));
  await user.click(screen.getByRole("link", { name: /next item$/i }));
  await screen.findByRole("heading", { level: 1, name: "Black tea" });
  expect(screen.getByRole("img", { name: "Black tea" }).getAttribute("src")).toBe(loaded[0]);
  await user.click(screen.getByRole("link", { name: "Previous item" }));
  await screen.findByRole("heading", { level: 1, name: "Olive oil" });
  expect(loaded).toHaveLength(1);
});

test.each([
  ["/item-check/1/11", 61, 1],
  ["/item-check/1/11", 59, 0],
  ["/location-check/1", 61, 0],
  ["/location-check/1", 301, 1],
])(
  "opening %s with items that were fetched %i seconds ago fetches the items %i times",
  async (path, seconds, times) => {
    // The clock stands still: on a slow machine the items would become older while the screen is rendered.
    vi.spyOn(Date, "now").mockReturnValue(Date.now());
    const queryClient = makeQueryClient();
    const updatedAt = Date.now() - seconds * 1_000;
    queryClient.setQueryData(itemsQuery().queryKey, [itemAnswer(11)], { updatedAt });
    const { calls } = renderCheck(path, {}, "assistant", queryClient);
    await screen.findByRole("heading", { level: 1 });
    await eventually(() =>
      expect(calls.filter((call) => call.path === "/api/inventory-updates/5/items")).toHaveLength(
        1,
      ),
    );
    expect(calls.filter((call) => call.path === "/api/items")).toHaveLength(times);
  },
);
