import PostalMime from "postal-mime";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { resetEnv } from "@/lib/core/env";
import type { ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { db } from "@/lib/server/db";
import { readMailbox } from "@/lib/server/mail/dev-mailbox";
import { createPerson, makeDemoAccount, type Person } from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";
import {
  createAddition,
  createItem,
  createLine,
  createList,
  createLocation,
} from "@/tests/support/factories";
import type { ResendStub } from "@/tests/support/resend-stub";
import { answers, drops, refuses, startResendStub } from "@/tests/support/resend-stub";

let admin: Person;
let listId: number;

beforeEach(async () => {
  admin = await createPerson();
  listId = (await createList({ householdId: admin.householdId })).id;
  await createLine({ listId });
});
afterEach(() => {
  vi.unstubAllEnvs();
  resetEnv();
});

const path = (id = listId) => `/api/shopping-lists/${id}/email`;
const to = { email: "shop@example.org" };
const emailed = async (id = listId) => {
  const { emailedTo, emailedAt } = await db.shoppingList.findUniqueOrThrow({ where: { id } });
  return { emailedTo, emailedAt };
};
const NEVER = { emailedTo: null, emailedAt: null };

describe("POST /api/shopping-lists/{id}/email", () => {
  it("mailing a list answers 503 and records nothing without a mail service and without the dev mailbox", async () => {
    vi.stubEnv("NEXTAUTH_URL", "https://larder.example");
    resetEnv();
    const { status, body } = await callInVain(admin, "POST", path(), to);
    expect([status, body.message]).toEqual([
      503,
      "No mail service is set up here, so the list was not sent.",
    ]);
    expect(await emailed()).toEqual(NEVER);
  });

  it("mailing a list sends its lines by location, purchased lines last, and records the recipient", async () => {
    const { householdId } = admin;
    const cellar = await createLocation({ householdId, name: "Cellar", order: 2 });
    const kitchen = await createLocation({ householdId, name: "Kitchen", order: 1 });
    const { id } = await createList({ householdId });
    const add = async (locationId: number, name: string, line: object = {}) => {
      const item = await createItem({ locationId, name });
      await createLine({ listId: id, itemId: item.id, ...line });
    };
    await add(cellar.id, "Water", { quantity: 6 });
    await add(kitchen.id, "Soap", { purchased: true });
    await add(kitchen.id, "Rice", { quantity: 2, aiRationale: "No bags are left." });
    await add(kitchen.id, "Salt", { notAvailable: true });
    await add(kitchen.id, "Wine", { removedAt: new Date() });

    const { status, body } = await call<ShoppingList>(admin, "POST", path(id), {
      email: " Shop@example.org ",
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({ id, emailedTo: "Shop@example.org" });
    expect(body.emailedAt).toEqual((await emailed(id)).emailedAt?.toISOString());
    const [mail] = await readMailbox();
    expect(mail?.to).toBe("Shop@example.org");
    const inOrder =
      /Kitchen\n\[ \] 2x Rice\n {4}No bags are left\.\n\[ \] 1x Salt \(not available\)\n\nCellar\n\[ \] 6x Water\n\nAlready bought\n\[x\] 1x Soap/;
    expect(mail?.text).toMatch(inOrder);
    expect(mail?.text).toContain(`http://localhost:3000/shopping-list/${id}`);
  });

  it("the mail of a list whose lines are all purchased states that everything is bought", async () => {
    await db.shoppingListItem.updateMany({ where: { listId }, data: { purchased: true } });
    await call(admin, "POST", path(), to);
    const [mail] = await readMailbox();
    expect(mail?.text).toContain("Everything on it is already bought.");
    expect(mail?.html).toContain("Everything is already bought.");
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/\b0 items/);
  });

  it("the mail of the latest list contains the additions, and the mail of an earlier list does not", async () => {
    const { householdId } = admin;
    await createAddition({ householdId, name: "Candles", quantity: 2 });
    await createAddition({ householdId, name: "Matches", purchased: true });
    await createAddition({ householdId, name: "Gone", removedAt: new Date() });
    await call(admin, "POST", path(), to);
    const text = async () => (await readMailbox())[0]?.text ?? "";
    expect(await text()).toMatch(/Added\n\[ \] 2x Candles\n/);
    expect(await text()).toMatch(/Already bought\n\[x\] 1x Matches\n/);
    expect(await text()).not.toContain("Gone");
    await createList({ householdId });
    await call(admin, "POST", path(), to);
    expect(await text()).not.toContain("Candles");
  });

  it("a list without lines is mailed if the household has additions", async () => {
    const { householdId } = admin;
    const { id } = await createList({ householdId });
    await createAddition({ householdId });
    expect((await call(admin, "POST", path(id), to)).status).toBe(200);
    expect((await readMailbox())[0]?.text).toContain("1 item to buy.");
  });

  it("the mail of a list contains no address from the Host headers of the request", async () => {
    await call(admin, "POST", path(), to, { "x-forwarded-host": "evil.test", host: "evil.test" });
    const [mail] = await readMailbox();
    expect(JSON.stringify(mail)).not.toContain("evil.test");
  });

  it("two calls with the same Idempotency-Key mail a list once, and two calls without a key mail it twice", async () => {
    const before = (await readMailbox()).length;
    const headers = { "idempotency-key": "one" };
    await call(admin, "POST", path(), to, headers);
    expect((await call(admin, "POST", path(), to, headers)).status).toBe(200);
    expect(await readMailbox()).toHaveLength(before + 1);
    await call(admin, "POST", path(), to);
    await call(admin, "POST", path(), to);
    expect(await readMailbox()).toHaveLength(before + 3);
  });

  it("mailing a list answers 422 and sends nothing for an Idempotency-Key used with another address", async () => {
    const headers = { "idempotency-key": "for-two" };
    const other = { email: "other@example.org" };
    await call(admin, "POST", path(), to, headers);
    const { status, body } = await callInVain(admin, "POST", path(), other, headers);
    expect([status, body.code]).toEqual([422, "idempotency_mismatch"]);
    expect((await readMailbox()).map((mail) => mail.to)).not.toContain(other.email);
    expect(await emailed()).toMatchObject({ emailedTo: to.email });
  });

  it.each(["", "nobody", "a@b.de,c@d.de", "a@b.de\r\nBcc: c@d.de", "a＠b.de", 7, null])(
    "mailing a list to the invalid address %j answers 400",
    async (email) => {
      const { status, body } = await callInVain(admin, "POST", path(), { email });
      expect([status, body.message]).toEqual([400, "Please enter a valid email address"]);
    },
  );

  it("mailing a list without lines answers 409", async () => {
    const { id } = await createList({ householdId: admin.householdId });
    expect((await callInVain(admin, "POST", path(id), to)).status).toBe(409);
  });

  it("mailing a list from the demo household answers 403 with a message", async () => {
    await makeDemoAccount(admin.id);
    const { status, body } = await callInVain(admin, "POST", path(), to);
    expect([status, body.message]).toEqual([403, "The demo household cannot send mail."]);
    await db.user.delete({ where: { id: admin.id } });
  });

  it("mailing a list answers 429 after the members of the household have sent 30 mails within an hour", async () => {
    const other = await createPerson({ householdId: admin.householdId, role: "assistant" });
    for (let sent = 0; sent < 30; sent += 1) {
      expect((await call(sent % 2 ? admin : other, "POST", path(), to)).status).toBe(200);
    }
    const { status, headers } = await callInVain(admin, "POST", path(), to);
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(3_000);
  });
});

describe("mailing a list through Resend", () => {
  let stub: ResendStub;
  beforeAll(async () => {
    stub = await startResendStub();
  });
  afterAll(() => stub.stop());
  beforeEach(() => {
    stub.reply();
    vi.stubEnv("RESEND_API_KEY", "re_1");
    vi.stubEnv("RESEND_BASE_URL", stub.url);
    resetEnv();
  });

  it("a shopping list that Resend accepts is marked as sent, and the HTML of its mail can be parsed", async () => {
    expect((await call(admin, "POST", path(), to)).status).toBe(200);
    expect(stub.taken.size).toBe(1);
    expect(await emailed()).toMatchObject({ emailedTo: to.email });
    const [mail] = [...stub.taken.values()];
    const parsed = await PostalMime.parse(
      `Content-Type: text/html; charset=utf-8\r\nSubject: x\r\n\r\n${mail?.html}`,
    );
    expect(parsed.html).toContain("color-scheme");
  });

  it.each([
    ["refuses the mail with 403", 502, refuses(403, "validation_error")],
    ["answers 500", 503, refuses(500, "internal_server_error")],
    ["answers 429", 503, refuses(429, "rate_limit_exceeded")],
    ["closes the connection", 503, drops],
    ["answers HTML", 503, answers(200, "<html>")],
  ])("a shopping list is not marked as sent when Resend %s", async (_, expected, reply) => {
    stub.reply(reply);
    const { status, body } = await callInVain(admin, "POST", path(), to);
    expect(status).toBe(expected);
    expect(body.message).toMatch(/^The mail service (refused|cannot be reached)/);
    expect(await emailed()).toEqual(NEVER);
  });

  it("a failed second mail of a list does not change the recorded recipient and time of the first", async () => {
    await call(admin, "POST", path(), to);
    const before = await emailed();
    stub.reply(refuses(500, "internal_server_error"));
    await callInVain(admin, "POST", path(), { email: "other@example.org" });
    expect(await emailed()).toEqual(before);
  });
});
