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
  test("findInHousehold returns all screens without a text", () => {
    expect(hrefsOf(" ")).toEqual(destinations.map(({ href }) => href));
  });

  test("findInHousehold returns items that begin with the text first, and the link to all found items last", () => {
    expect(hrefsOf("musli")).toEqual(["/items/2", "/items/1", "/items?q=musli"]);
  });

  test("findInHousehold finds one item by its supermarket name, without a link to all found items", () => {
    expect(hrefsOf("meer")).toEqual(["/items/3"]);
  });

  test("findInHousehold returns for a location the link to its items", () => {
    expect(hrefsOf("KÜCHE")).toEqual(["/items?locationId=1"]);
  });

  test("findInHousehold finds screens by their title", () => {
    expect(hrefsOf("settings")).toEqual(["/settings"]);
  });

  test("findInHousehold returns at most 8 items, and the link to all found items has their number", () => {
    const many = Array.from({ length: 12 }, (_, index) => itemAnswer(index + 1, { name: "Reis" }));
    const found = findInHousehold("reis", { items: many, locations, screens: [] });
    expect(found).toHaveLength(9);
    expect(found.at(-1)).toEqual({ kind: "allItems", itemCount: 12, href: "/items?q=reis" });
  });

  test("findInHousehold links a pending item to the list of items, because the item has no page yet", () => {
    const id = newTemporaryId();
    expect(hrefsOf("reis", [itemAnswer(id, { name: "Reis" })])).toEqual([`/items?item=${id}`]);
  });
});
