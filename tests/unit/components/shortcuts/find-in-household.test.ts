import { describe, expect, test } from "vitest";
import { findInHousehold } from "@/components/shortcuts/find-in-household";
import { destinations } from "@/components/shortcuts/shortcut-table";
import { newTemporaryId } from "@/lib/core/temporary-id";
import { itemAnswer, locationAnswer } from "@/tests/support/answers";

const locations = [locationAnswer(1, "Küche"), locationAnswer(2, "Keller")];
const items = [
  itemAnswer(1, { name: "Dinkelmüsli" }),
  itemAnswer(2, { name: "Müsli", locationId: 2 }),
  itemAnswer(3, { name: "Salz", supermarketItemName: "Meersalz" }),
];

const hrefsOf = (text: string, household = items) =>
  findInHousehold(text, { items: household, locations, screens: destinations }).map(
    ({ href }) => href,
  );

describe("findInHousehold", () => {
  test("without a text all screens are found", () => {
    expect(hrefsOf(" ")).toEqual(destinations.map(({ href }) => href));
  });

  test("items whose name begins with the text come first, then the link to all of them", () => {
    expect(hrefsOf("musli")).toEqual(["/items/2", "/items/1", "/items?q=musli"]);
  });

  test("one matching item has no link to all of them, and is found by its supermarket name", () => {
    expect(hrefsOf("meer")).toEqual(["/items/3"]);
  });

  test("a location leads to its items", () => {
    expect(hrefsOf("KÜCHE")).toEqual(["/items?locationId=1"]);
  });

  test("screens are found by their title", () => {
    expect(hrefsOf("settings")).toEqual(["/settings"]);
  });

  test("at most 8 items are listed, and the link counts all of them", () => {
    const many = Array.from({ length: 12 }, (_, index) => itemAnswer(index + 1, { name: "Reis" }));
    const found = findInHousehold("reis", { items: many, locations, screens: [] });
    expect(found).toHaveLength(9);
    expect(found.at(-1)).toEqual({ kind: "allItems", itemCount: 12, href: "/items?q=reis" });
  });

  test("an item that waits on this device leads to the list, because it has no page yet", () => {
    const id = newTemporaryId();
    expect(hrefsOf("reis", [itemAnswer(id, { name: "Reis" })])).toEqual([`/items?item=${id}`]);
  });
});
