import { NextRequest } from "next/server";
import type { ReactElement } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/server/db";
import { createPerson } from "@/tests/support/actors";
import { call, type Caller, loadRoute, routePatterns } from "@/tests/support/call";
import { statementsOf } from "@/tests/support/count-queries";
import {
  createCheck,
  createItem,
  createList,
  createLocation,
  createShoppingLink,
} from "@/tests/support/factories";
import { inNextScope } from "@/tests/support/next-scope";

/** Maximum numbers of queries of a call and of a page, including the query of the session. */
const MOST_OF_A_CALL = 3;
const MOST_OF_A_PAGE = 5;

/** A household with a location, a running and a completed check and a list, which contain every item. */
interface Home extends Caller {
  cookie: string;
  locationId: number;
  itemId: number;
  runningId: number;
  completedId: number;
  listId: number;
  /** The token of a shopping link for the list. */
  shopToken: string;
}

let small: Home;
let large: Home;

beforeAll(async () => {
  small = await createHome(1);
  large = await createHome(500);
});

async function createHome(size: number): Promise<Home> {
  const { id: userId, householdId, cookie } = await createPerson();
  const { id: locationId } = await createLocation({ householdId });
  const { id: itemId } = await createItem({ locationId });
  await db.item.createMany({
    data: Array.from({ length: size - 1 }, (_, index) => ({
      householdId,
      locationId,
      unit: "can" as const,
      name: `Item ${index}`,
    })),
  });
  const items = await db.item.findMany({ where: { householdId } });
  const found = { outOfStock: size, lowStock: 0, wellStocked: 0 };
  const over = { status: "completed", completedAt: new Date(), ...found } as const;
  const first = await createCheck({ householdId, userId, ...over });
  const completed = await createCheck({ householdId, userId, ...over });
  const running = await createCheck({ householdId, userId });
  await db.inventoryItem.createMany({
    data: [first, completed, running].flatMap(({ id: updateId }) =>
      items.map((item) => ({
        householdId,
        updateId,
        itemId: item.id,
        countedById: userId,
        previousStock: 1,
        previousPartialAmount: 0,
        newStock: 0,
        observedAt: new Date(),
      })),
    ),
  });
  const { id: listId } = await createList({ householdId, updateId: completed.id });
  await db.shoppingListItem.createMany({
    data: items.map((item) => ({ householdId, listId, itemId: item.id, quantity: 1 })),
  });
  const shopToken = await createShoppingLink({ listId, createdById: userId });
  const [runningId, completedId] = [running.id, completed.id];
  return { cookie, locationId, itemId, runningId, completedId, listId, shopToken };
}

/** The path to request, by route, for each route that reads a household's data. */
const reads: Record<string, (home: Home) => string> = {
  "/api/data/purge": () => "/api/data/purge",
  "/api/export/csv": () => "/api/export/csv",
  "/api/forecast": () => "/api/forecast",
  "/api/household": () => "/api/household",
  "/api/inventory-updates/[id]/assume": (home) => `/api/inventory-updates/${home.runningId}/assume`,
  "/api/inventory-updates/[id]/changes": (home) =>
    `/api/inventory-updates/${home.completedId}/changes`,
  "/api/inventory-updates/[id]/items": (home) => `/api/inventory-updates/${home.runningId}/items`,
  "/api/inventory-updates/[id]/presence": (home) =>
    `/api/inventory-updates/${home.runningId}/presence`,
  "/api/inventory-updates/[id]/trends": (home) =>
    `/api/inventory-updates/${home.completedId}/trends`,
  "/api/inventory-updates/active": () => "/api/inventory-updates/active",
  "/api/inventory-updates/completed": () => "/api/inventory-updates/completed",
  "/api/inventory-updates/latest": () => "/api/inventory-updates/latest",
  "/api/invitations": () => "/api/invitations",
  "/api/items": () => "/api/items",
  "/api/items/[id]": (home) => `/api/items/${home.itemId}`,
  "/api/item-trends": () => "/api/item-trends",
  "/api/items/[id]/history": (home) => `/api/items/${home.itemId}/history`,
  "/api/locations": () => "/api/locations",
  "/api/locations/[id]": (home) => `/api/locations/${home.locationId}`,
  "/api/locations/[id]/items": (home) => `/api/locations/${home.locationId}/items`,
  "/api/purchases": () => "/api/purchases",
  "/api/recently-deleted": () => "/api/recently-deleted",
  "/api/shop-order": () => "/api/shop-order",
  "/api/shopping-additions": () => "/api/shopping-additions",
  "/api/shop/[token]": ({ shopToken }) => `/api/shop/${shopToken}`,
  "/api/shopping-links": () => "/api/shopping-links",
  "/api/shopping-lists": () => "/api/shopping-lists",
  "/api/shopping-lists/[id]": (home) => `/api/shopping-lists/${home.listId}`,
  "/api/shopping-lists/[id]/additions": (home) => `/api/shopping-lists/${home.listId}/additions`,
  "/api/shopping-lists/latest": () => "/api/shopping-lists/latest",
  "/api/target-suggestions": () => "/api/target-suggestions",
  "/api/user": () => "/api/user",
  "/api/user/sessions": () => "/api/user/sessions",
  "/api/users": () => "/api/users",
  "/api/users/household": () => "/api/users/household",
};

/** Routes with GET that are not measured: files, streams, endpoints of libraries, and the data export. */
const others = [
  "/api/auth/[...nextauth]",
  "/api/avatars/[id]",
  "/api/events",
  "/api/files/[...path]",
  "/api/health",
  "/api/inngest",
  "/api/invitations/token/[token]",
  "/api/migrate-images",
  "/api/unsubscribe",
  "/api/user/export-data",
  "/api/[[...unknown]]",
];

describe("queries of a GET call", () => {
  test("every route with GET is either measured or listed as not measured", async () => {
    const known: string[] = [];
    for (const pattern of routePatterns) if ((await loadRoute(pattern)).GET) known.push(pattern);
    expect([...Object.keys(reads), ...others].sort()).toEqual(known.sort());
  });

  test.each(Object.entries(reads))(
    `GET %s runs at most ${MOST_OF_A_CALL} queries, the same for 1 and 500 items`,
    async (_, addressOf) => {
      const [few, many] = [await statementsOfCall(small), await statementsOfCall(large)];
      expect(few.length, few.join("\n")).toBeLessThanOrEqual(MOST_OF_A_CALL);
      expect(many).toEqual(few);

      function statementsOfCall(home: Home) {
        return statementsOf(async () => {
          expect((await call(home, "GET", addressOf(home))).status).toBe(200);
        });
      }
    },
  );
});

describe("queries of a count", () => {
  test.each([
    ["without", null],
    ["with", "of-one-count"],
  ])(
    "a count %s an idempotency key runs two queries, the same for 1 and 500 items",
    async (_, key) => {
      const [few, many] = [await statementsOfCount(small), await statementsOfCount(large)];
      expect(many).toEqual(few);
      // The request runs one query for the session and one that records the count.
      expect(few).toHaveLength(2);

      function statementsOfCount({ runningId, itemId, ...home }: Home) {
        const count = { updateId: runningId, itemId, newStock: 2 };
        const headers = { "idempotency-key": key };
        return statementsOf(async () => {
          expect((await call(home, "POST", "/api/inventory-items", count, headers)).status).toBe(
            200,
          );
        });
      }
    },
  );
});

type Page = (props: object) => ReactElement | Promise<ReactElement>;

/** The pages with prefetched data, imported lazily because they need the async stores of Next. */
const pages: Record<string, () => Promise<unknown>> = {
  home: () => import("@/app/(household)/page"),
  locations: () => import("@/app/(household)/locations/page"),
  items: () => import("@/app/(household)/items/page"),
  "single item": () => import("@/app/(household)/items/[itemId]/page"),
  "inventory check": () => import("@/app/(household)/inventory-check/page"),
  completion: () => import("@/app/(household)/inventory-complete/[updateId]/page"),
  "latest shopping list": () => import("@/app/(household)/shopping-list/page"),
  "single shopping list": () => import("@/app/(household)/shopping-list/[listId]/page"),
  "all shopping lists": () => import("@/app/(household)/shopping-lists/page"),
  "check history": () => import("@/app/(household)/check-history/page"),
  "single past check": () => import("@/app/(household)/check-history/[updateId]/page"),
  "recently deleted": () => import("@/app/(household)/recently-deleted/page"),
  settings: () => import("@/app/(household)/settings/page"),
  account: () => import("@/app/(household)/account/page"),
};

describe("queries of a page", () => {
  test.each(Object.entries(pages))(
    `the %s page prefetches its data with at most ${MOST_OF_A_PAGE} queries`,
    async (_, load) => {
      const { Hydrated } = await import("@/app/(household)/hydrated");
      const { default: Page } = (await load()) as { default: Page };
      const request = new NextRequest("http://larder.test/", { headers: { cookie: large.cookie } });
      const props = {
        searchParams: Promise.resolve({}),
        params: Promise.resolve({
          itemId: String(large.itemId),
          listId: String(large.listId),
          updateId: String(large.completedId),
        }),
      };
      const statements = await statementsOf(() =>
        inNextScope("/", request, async () => {
          // The page reads the session and returns `Hydrated`, which runs the reads.
          const { type: Reads, props: given } = await Page(props);
          expect(Reads).toBe(Hydrated);
          await (Reads as Page)(given as object);
        }),
      );
      expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(MOST_OF_A_PAGE);
    },
  );
});
