// @vitest-environment jsdom
import { expect, test } from "vitest";
import { shoppingListEmail } from "@/lib/features/shopping-lists/server/email";
import { renderMail } from "@/lib/server/mail/render-mail";

const fridge = { location: { name: "Fridge" } };
const eggs = {
  quantity: 1,
  packSize: 10,
  missing: 7,
  purchased: false,
  aiRationale: "You have 5 pieces and want to keep 12.",
  notAvailable: false,
  item: {
    name: "Eggs",
    supermarketItemName: "Free Range Eggs",
    unit: "piece" as const,
    ...fridge,
  },
};
const milk = {
  ...eggs,
  quantity: 4,
  packSize: 1,
  missing: 4,
  notAvailable: true,
  aiRationale: null,
  item: { name: "Milk", supermarketItemName: null, unit: "carton" as const, ...fridge },
};
const candles = { name: "Candles", quantity: 2, purchased: false, addedBy: "robin" };

const mail = () =>
  renderMail(
    shoppingListEmail({
      id: 7,
      householdName: "Home",
      senderName: "anna",
      lines: [eggs, milk, { ...eggs, purchased: true }],
      additions: [candles, { ...candles, packSize: 6, addedBy: "anna" }],
    }),
  );

/** Returns the texts of the cells of each row that has a quantity. */
function rowsOf(html: string): (string | null)[][] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const cells = [...body.querySelectorAll("td.cell")];
  return cells.flatMap((cell, at) =>
    at % 2 === 0
      ? [
          [cell, cells[at + 1]].flatMap((one) =>
            [...(one?.querySelectorAll("p") ?? [])].map((p) => p.textContent),
          ),
        ]
      : [],
  );
}

test("each line of the mail of a list has its quantity, names, packs and reason as texts of their own", async () => {
  expect(rowsOf((await mail()).html)).toEqual([
    ["2x", "Candles", "added by robin"],
    ["2x", "Candles", "pack of 6", "added by anna"],
    [
      "1x",
      "Free Range Eggs (Eggs)",
      "7 missing, pack of 10",
      "You have 5 pieces and want to keep 12.",
    ],
    ["4x", "Milk (not available)"],
    ["1x", "Free Range Eggs"],
  ]);
});

test("the plain text of the mail of a list has each quantity and name, with packs and reason below", async () => {
  expect((await mail()).text).toContain(
    [
      "Added",
      "[ ] 2x Candles",
      "    added by robin",
      "[ ] 2x Candles",
      "    pack of 6",
      "    added by anna",
      "",
      "Fridge",
      "[ ] 1x Free Range Eggs (Eggs)",
      "    7 missing, pack of 10",
      "    You have 5 pieces and want to keep 12.",
      "[ ] 4x Milk (not available)",
      "",
      "Already bought",
      "[x] 1x Free Range Eggs",
    ].join("\n"),
  );
});
