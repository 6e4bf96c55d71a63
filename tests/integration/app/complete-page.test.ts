import type { DehydratedState } from "@tanstack/react-query";
import { NextRequest } from "next/server";
import type { ComponentProps, ReactElement } from "react";
import { expect, test } from "vitest";
import { Hydrated } from "@/app/(household)/hydrated";
import CompletePage from "@/app/(household)/inventory-complete/[updateId]/page";
import { createPerson } from "@/tests/support/actors";
import { HOST } from "@/tests/support/call";
import { createCheck, createCount, createItem, createLocation } from "@/tests/support/factories";
import { inNextScope } from "@/tests/support/next-scope";

/** A household whose running check has an item that a completed check has counted. */
async function createHome() {
  const { id: userId, householdId, cookie } = await createPerson();
  const { id: locationId } = await createLocation({ householdId });
  const { id: itemId } = await createItem({ locationId });
  const past = await createCheck({
    householdId,
    userId,
    status: "completed",
    completedAt: new Date(),
    outOfStock: 1,
    lowStock: 0,
    wellStocked: 0,
  });
  await createCount({ itemId, updateId: past.id });
  const { id: checkId } = await createCheck({ householdId, userId });
  return { cookie, itemId, checkId };
}

/** Returns what the page of a check sends of the items that may get assumed entries. */
async function sentFor(cookie: string, updateId: string): Promise<unknown> {
  const headers = { host: HOST, cookie };
  const request = new NextRequest(`http://${HOST}/inventory-complete/${updateId}`, { headers });
  return inNextScope("/inventory-complete", request, async () => {
    const page: ReactElement<ComponentProps<typeof Hydrated>> = await CompletePage({
      params: Promise.resolve({ updateId }),
    });
    const boundary: ReactElement<{ state: DehydratedState }> = await Hydrated(page.props);
    const { queries } = boundary.props.state;
    const data = queries.find(({ queryKey }) => queryKey.includes("assume"))?.state.data;
    return typeof data === "string" ? (JSON.parse(data) as unknown) : undefined;
  });
}

test("the completion page sends which items may get assumed entries, and nothing of another household's check", async () => {
  const [mine, theirs] = [await createHome(), await createHome()];
  expect(await sentFor(mine.cookie, String(mine.checkId))).toEqual({ itemIds: [mine.itemId] });
  expect(await sentFor(mine.cookie, String(theirs.checkId))).toBeUndefined();
  expect(await sentFor(mine.cookie, "none")).toBeUndefined();
});
