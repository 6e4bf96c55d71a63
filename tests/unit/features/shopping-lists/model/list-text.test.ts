import { expect, it } from "vitest";
import { listAsText } from "@/lib/features/shopping-lists/model/list-text";
import { itemAnswer, lineAnswer } from "@/tests/support/answers";

const rooms = [
  { id: 2, name: "Cellar" },
  { id: 1, name: "Kitchen" },
];
const named = (name: string, locationId: number) =>
  itemAnswer(locationId, { name, supermarketItemName: null, locationId });
const wine = lineAnswer(1, { quantity: 2, item: named("Wine", 2) });
const rice = lineAnswer(2, { quantity: 1, item: named("Rice", 1) });
const soap = lineAnswer(3, { quantity: 1, item: named("Soap", 9) });

const candles = { name: "Candles", quantity: 2, purchased: false };

it("listAsText has what is not purchased: additions first, then lines by location in the order of the locations", () => {
  const lines = [rice, { ...wine, notAvailable: true }, soap, { ...rice, id: 4, purchased: true }];
  const additions = [candles, { ...candles, name: "Soap", purchased: true }];
  expect(listAsText({ lines, additions }, rooms)).toBe(
    [
      "Shopping List",
      "",
      "Added",
      "- 2x Candles",
      "",
      "Cellar",
      "- 2x Wine (not available)",
      "",
      "Kitchen",
      "- 1x Rice",
      "",
      "Elsewhere",
      "- 1x Soap",
    ].join("\n"),
  );
});

it("listAsText names the packs of lines and additions", () => {
  const eggs = lineAnswer(5, { quantity: 1, packSize: 10, item: named("Eggs", 1) });
  const lines = [eggs, { ...eggs, id: 6, notAvailable: true }];
  expect(listAsText({ lines, additions: [{ ...candles, packSize: 4 }] }, rooms)).toBe(
    "Shopping List\n\nAdded\n- 2x Candles (pack of 4)\n\n" +
      "Kitchen\n- 1x Eggs (pack of 10)\n- 1x Eggs (pack of 10, not available)",
  );
});

it("listAsText of a list without open lines says that everything is bought", () => {
  const bought = { lines: [{ ...rice, purchased: true }], additions: [] };
  expect(listAsText(bought, rooms)).toBe("Everything on the shopping list is bought.");
});
