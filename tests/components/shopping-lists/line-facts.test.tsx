import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { KeptFacts, Line } from "@/lib/features/shopping-lists/model/dto";
import { itemAnswer, lineAnswer, listAnswer, MOMENT } from "../../support/answers";
import { latest, renderList } from "./render-list";

const facts = (previous: number | null): KeptFacts => ({
  unit: "box",
  stock: 300,
  wanted: 900,
  checks: 1,
  counts: [],
  timesOut: 0,
  previous,
  trend: null,
});

const line = (changes: Partial<Line> = {}) =>
  lineAnswer(1, {
    quantity: 12,
    item: itemAnswer(1, { name: "Tea", supermarketItemName: null, currentStock: 13 }),
    aiRationale: "You have 1 box and want to keep 3.",
    facts: facts(600),
    ...changes,
  });

async function rowOf(changes: Partial<Line>, putAway: readonly object[] = []) {
  renderList({
    ...latest(listAnswer({ items: [line(changes)] })),
    "GET /api/purchases": { body: { listId: 3, putAway } },
  });
  await screen.findByText("Now", { selector: "li *" });
  return within(screen.getByRole("listitem"));
}

const figure = (row: Awaited<ReturnType<typeof rowOf>>, label: string) =>
  row.queryByText(label)?.parentElement?.textContent;

test("a line that is to buy shows its stock at the check and its reason", async () => {
  const row = await rowOf({});
  expect([figure(row, "Was"), figure(row, "Now")]).toEqual(["Was 2", "Now 1"]);
  expect(row.getByTitle(/^You have 1 box/).textContent).toMatch(/^You have 1 box/);
});

test("a ticked line that was not put away keeps its reason", async () => {
  const row = await rowOf({ purchased: true });
  expect(row.getByTitle(/^You have 1 box/).textContent).toMatch(/^You have 1 box/);
});

test("a line that was put away shows the present stock and no reason", async () => {
  const bought = { lineId: 1, itemId: 1, quantity: 12, at: MOMENT, by: "ben" };
  const row = await rowOf({ purchased: true }, [bought]);
  await row.findByText("Put away");
  expect(figure(row, "Now")).toBe("Now 13");
  expect(row.queryByText(/^You have 1 box/)).toBeNull();
});

test("a list of which every line was put away has the heading Bought, and no amount of the check before", async () => {
  const bought = { lineId: 1, itemId: 1, quantity: 12, at: MOMENT, by: "ben" };
  await rowOf({ purchased: true }, [bought]);
  await screen.findByText("Bought");
  await waitFor(() => expect(screen.queryByText("Was")).toBeNull());
});

test("a list without any amount of the check before has no figures and no heading for it", async () => {
  const row = await rowOf({ facts: facts(null) });
  expect(figure(row, "Now")).toBe("Now 1");
  expect(screen.queryByText("Was")).toBeNull();
});

test("a list that failed to generate shows the present stock and the target of its lines, without columns for more", async () => {
  const { item } = line();
  renderList(latest(listAnswer({ status: "error", items: [lineAnswer(1, { item })] })));
  await screen.findByText("Now", { selector: "li *" });
  const row = within(screen.getByRole("listitem"));
  expect([figure(row, "Now"), figure(row, "Target")]).toEqual([
    "Now 13",
    `Target ${item.desiredStock}`,
  ]);
  expect([screen.queryByText("Was"), screen.queryByText("Reason")]).toEqual([null, null]);
});
