import type { QueryClient } from "@tanstack/react-query";
import { describe, expect, test, vi } from "vitest";
import { Hydrated } from "@/app/(household)/hydrated";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { systemActor } from "@/lib/policy/actor";
import { runLimited } from "@/lib/server/work-limits";
import { itemAnswer, locationAnswer } from "@/tests/support/answers";
import { holdLimit } from "@/tests/support/hold-limit";

const PENDING_OF_A_HOUSEHOLD = 64;

let lastHousehold = 0;
const newActor = () => systemActor((lastHousehold += 1));

/** The parts of the rendered element that the tests examine. */
interface Rendered {
  props: {
    state: { queries: { queryKey: unknown }[] };
    children: { props: { value: ReadonlyMap<string, string | null> } };
  };
}

/** Returns the query keys that Hydrated dehydrates for a page whose only query runs `read`. */
async function keysOf(actor: ReturnType<typeof newActor>, read: () => unknown): Promise<unknown[]> {
  const reads = (client: QueryClient) => [
    client.query({ queryKey: ["page"], queryFn: () => Promise.resolve(read()) }),
  ];
  const { props } = (await Hydrated({ actor, reads, children: null })) as Rendered;
  return props.state.queries.map(({ queryKey }) => queryKey);
}

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

describe("queries that Hydrated runs on the server", () => {
  test.each([
    ["a list of 1,000 rows", rows(1_000)],
    ["an object with 1,000 rows", { id: 1, items: rows(1_000) }],
    ["an object without rows", { id: 1, name: "Kitchen" }],
    ["nothing", null],
  ])(
    "Hydrated puts a query result into the page, so that the browser does not fetch it: %s",
    async (_, data) => {
      expect(await keysOf(newActor(), () => data)).toEqual([["page"]]);
    },
  );

  test.each([
    ["a list of 1,001 rows", rows(1_001)],
    ["an object with 1,001 rows", { id: 1, items: rows(1_001) }],
  ])("Hydrated leaves %s out of the page, so that the browser fetches it", async (_, data) => {
    expect(await keysOf(newActor(), () => data)).toEqual([]);
  });

  test("Hydrated waits while the household runs its maximum of concurrent reads", async () => {
    const actor = newActor();
    const release = await holdLimit("reads:household", { ...actor, weight: 2 });
    const read = vi.fn(() => rows(1));
    const keys = keysOf(actor, read);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(read).not.toHaveBeenCalled();
    await release();
    expect(await keys).toEqual([["page"]]);
  });

  test("Hydrated skips the read when the household's queue of pending reads is full", async () => {
    const actor = newActor();
    await holdLimit("reads:household", { ...actor, weight: 2 });
    for (let count = 1; count < PENDING_OF_A_HOUSEHOLD; count += 1)
      void runLimited("reads:household", actor, () => Promise.resolve());
    const read = vi.fn(() => rows(1));
    expect(await keysOf(actor, read)).toEqual([]);
    expect(read).not.toHaveBeenCalled();
  });
});

test("Hydrated passes the pictograms of the items and locations without a photo and a chosen pictogram to the page", async () => {
  const { props } = (await Hydrated({
    actor: newActor(),
    reads: (client) => {
      client.setQueryData(locationsQuery().queryKey, [
        { ...locationAnswer(1, "Kitchen"), photo: "kitchen.webp" },
      ]);
      client.setQueryData(itemsQuery().queryKey, [
        itemAnswer(1, { name: "constructor", supermarketItemName: null }),
        itemAnswer(2, { name: "Granny's", supermarketItemName: "Apple juice" }),
        itemAnswer(3, { name: "Rice", pictogram: "bento-box" }),
      ]);
      return [];
    },
    children: null,
  })) as Rendered;
  expect([...props.children.props.value]).toEqual([
    ["constructor", null],
    ["Granny's\nApple juice", "beverage-box"],
  ]);
});
