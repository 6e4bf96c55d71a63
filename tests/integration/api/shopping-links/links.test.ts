import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { days, setClock } from "@/lib/core/clock";
import { demoLimits } from "@/lib/core/demo-limits";
import type {
  CreatedLink,
  SharedList,
  ShoppingLink,
} from "@/lib/features/shopping-links/model/dto";
import { db } from "@/lib/server/db";
import { hashToken } from "@/lib/server/secret-token";
import { createMembers, createPerson, makeDemoAccount } from "@/tests/support/actors";
import { call, type Caller, callInVain } from "@/tests/support/call";
import { createLine, createList, createShoppingLink, unique } from "@/tests/support/factories";

let members: Awaited<ReturnType<typeof createMembers>>;
let listId: number;

beforeEach(async () => {
  members = await createMembers();
  ({ id: listId } = await createList({ householdId: members.householdId }));
  await createLine({ listId });
});

afterEach(() => setClock(undefined));

const make = (by: Caller) => call<CreatedLink>(by, "POST", "/api/shopping-links", { listId });
const linksOf = (by: Caller) => call<ShoppingLink[]>(by, "GET", "/api/shopping-links");
const end = (by: Caller, id: number) => callInVain(by, "DELETE", `/api/shopping-links/${id}`);
const tokenOf = ({ link }: CreatedLink) => link.split("/shop/")[1] ?? "";
const open = async (token: string) =>
  (await call<SharedList>({}, "GET", `/api/shop/${token}`)).status;

describe("making a shopping link", () => {
  it("POST /api/shopping-links returns a link that opens the list for 24 hours, and only the hash of its token is stored", async () => {
    const moment = new Date();
    setClock(moment);
    const { status, body } = await make(members.assistant);
    expect(status).toBe(201);
    expect(Date.parse(body.expiresAt)).toBe(moment.getTime() + days(1));
    const token = tokenOf(body);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await db.shoppingLink.findMany({ where: { listId } })).toMatchObject([
      { token: hashToken(token), createdById: members.assistant.id },
    ]);
    expect(await open(token)).toBe(200);
  });

  it("a new shopping link ends the earlier link of the same person, and not the link of another member", async () => {
    const first = tokenOf((await make(members.admin)).body);
    const other = tokenOf((await make(members.assistant)).body);
    const second = tokenOf((await make(members.admin)).body);
    expect(await Promise.all([first, other, second].map(open))).toEqual([404, 200, 200]);
    const { body } = await linksOf(members.assistant);
    expect(body.map(({ createdBy }) => createdBy).sort()).toEqual(
      [members.admin.username, members.assistant.username].sort(),
    );
  });

  it("creating a shopping link for a list that a newer list has replaced answers 409", async () => {
    await createList({ householdId: members.householdId });
    const { status, body } = await callInVain(members.admin, "POST", "/api/shopping-links", {
      listId,
    });
    expect([status, body.message]).toEqual([
      409,
      "A newer list has replaced this one. Share the newer one.",
    ]);
  });

  it("creating a shopping link in the demo household answers 403", async () => {
    const demo = await createPerson();
    await makeDemoAccount(demo.id);
    const { id } = await createList({ householdId: demo.householdId });
    const { status, body } = await callInVain(demo, "POST", "/api/shopping-links", { listId: id });
    expect([status, body.message]).toEqual([403, demoLimits.shoppingLink]);
  });
});

describe("the open links of the household", () => {
  it("links that have expired or whose list was replaced are not listed", async () => {
    await make(members.admin);
    setClock(new Date(Date.now() + days(1)));
    expect((await linksOf(members.assistant)).body).toEqual([]);
    setClock(undefined);
    expect((await linksOf(members.assistant)).body).toHaveLength(1);
    await createList({ householdId: members.householdId });
    expect((await linksOf(members.assistant)).body).toEqual([]);
  });
});

describe("ending a shopping link", () => {
  it.each([
    ["its creator", "assistant"],
    ["an admin", "admin"],
  ] as const)("%s can end a shopping link, which then answers 404", async (_, role) => {
    const { body } = await make(members.assistant);
    expect((await end(members[role], body.id)).status).toBe(204);
    expect(await open(tokenOf(body))).toBe(404);
  });

  it("an assistant who ends the shopping link of another member gets 403, and the link stays valid", async () => {
    const { body } = await make(members.admin);
    const { status } = await end(members.assistant, body.id);
    expect([status, await open(tokenOf(body))]).toEqual([403, 200]);
  });
});

describe("the endings of a shopping link", () => {
  const { admin, assistant } = {
    admin: () => members.admin,
    assistant: () => members.assistant,
  };
  const activate = (isActive: boolean) =>
    call(admin(), "PATCH", `/api/users/${assistant().id}/status`, { isActive });

  it.each([
    ["its creator is deactivated", () => activate(false)],
    ["its creator leaves", () => call(assistant(), "DELETE", "/api/user")],
    ["its list is cleared", () => call(admin(), "DELETE", `/api/shopping-lists/${listId}/items`)],
    [
      "the lines are purged",
      () => call(admin(), "POST", "/api/data/purge", { shoppingListItems: true, confirm: "PURGE" }),
    ],
    ["a check makes a newer list", () => createList({ householdId: members.householdId })],
  ])("a shopping link ends when %s", async (_, happen) => {
    const token = await createShoppingLink({ listId, createdById: assistant().id });
    expect(await open(token)).toBe(200);
    await happen();
    expect(await open(token)).toBe(404);
  });

  it("a shopping link that ended when its creator was deactivated stays ended after the reactivation", async () => {
    const token = await createShoppingLink({ listId, createdById: assistant().id });
    await activate(false);
    expect((await activate(true)).status).toBe(200);
    expect(await open(token)).toBe(404);
  });

  it.each([
    ["deactivated", { isActive: false }],
    ["demoted", { role: "regular" as const }],
  ])(
    "a shopping link answers 404 while its creator is %s, even if its row was not deleted",
    async (_, data) => {
      const token = await createShoppingLink({ listId, createdById: assistant().id });
      await db.user.update({ where: { id: assistant().id }, data });
      expect(await open(token)).toBe(404);
    },
  );

  it("a shopping link opens the list until the last millisecond before the link expires", async () => {
    const expiresAt = new Date(Date.now() + 60_000);
    const token = await createShoppingLink({ listId, expiresAt });
    setClock(new Date(expiresAt.getTime() - 1));
    expect(await open(token)).toBe(200);
    setClock(expiresAt);
    expect(await open(token)).toBe(404);
  });

  it("shopping links that are unknown, expired, ended or of a replaced list get exactly the same answer", async () => {
    const { body: own } = await make(members.admin);
    await end(members.admin, own.id);
    const older = await createShoppingLink({ listId });
    const newer = await createList({ householdId: members.householdId });
    const expired = await createShoppingLink({ listId: newer.id, expiresAt: new Date(0) });
    const answers = await Promise.all(
      [unique("x"), expired, tokenOf(own), older, "a".repeat(5_000), "%00", "..%2F"].map(
        async (token) => {
          const { status, text, headers } = await call({}, "GET", `/api/shop/${token}`);
          return { status, text, headers: [...headers] };
        },
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });
});
