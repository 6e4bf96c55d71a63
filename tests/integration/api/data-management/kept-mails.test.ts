import { beforeEach, expect, it } from "vitest";
import { readMailbox } from "@/lib/server/mail/dev-mailbox";
import { newMail, outcomeOf } from "@/tests/integration/server/mail/mail-support";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem, createLine, createList, unique } from "@/tests/support/factories";

/** Returns an e-mail address without an account. */
const guest = () => `${unique("guest")}@example.org`;

/**
 * Sends three mails of a household: a mail to its admin, a list to a guest, and an invitation to another
 * guest.
 */
async function mailed(admin: Person) {
  const { householdId } = admin;
  const { id: listId } = await createList({ householdId });
  await createLine({ householdId, listId, itemId: (await createItem({ householdId })).id });
  const [friend, invited] = [guest(), guest()];
  await outcomeOf(newMail({ to: admin.email.toUpperCase() }));
  await call(admin, "POST", `/api/shopping-lists/${listId}/email`, { email: friend });
  await call(admin, "POST", "/api/invitations", { email: invited, role: "assistant" });
  return { own: admin.email, friend, invited };
}

const kept = async (addresses: Record<string, string>) => {
  const all = (await readMailbox()).map(({ to }) => to.toLowerCase());
  return Object.keys(addresses).filter((name) =>
    all.includes(addresses[name]?.toLowerCase() ?? ""),
  );
};
const everything = ["own", "friend", "invited"];

let admin: Person;
let stranger: Person;
beforeEach(async () => {
  [admin, stranger] = [await createPerson(), await createPerson()];
});

it("deleting a household deletes its mails from the dev mailbox and no other household's", async () => {
  const mails = await mailed(admin);
  const foreign = await mailed(stranger);
  expect(await kept(mails)).toEqual(everything);
  expect((await call(admin, "DELETE", "/api/user")).status).toBe(200);
  expect(await kept(mails)).toEqual([]);
  expect(await kept(foreign)).toEqual(everything);
});

it("deleting an account deletes the mails to the person and leaves the other mails of the household", async () => {
  await createPerson({ householdId: admin.householdId, role: "admin" });
  const mails = await mailed(admin);
  expect((await call(admin, "DELETE", "/api/user")).status).toBe(200);
  expect(await kept(mails)).toEqual(["friend", "invited"]);
});

it("purging shopping list lines deletes the mails of the lists and no others", async () => {
  const mails = await mailed(admin);
  const foreign = await mailed(stranger);
  await call(admin, "POST", "/api/data/purge", { inventoryUpdates: true });
  expect(await kept(mails)).toEqual(everything);
  await call(admin, "POST", "/api/data/purge", { shoppingListItems: true });
  expect(await kept(mails)).toEqual(["own", "invited"]);
  expect(await kept(foreign)).toEqual(everything);
});

it("deactivating an account does not delete the mails to the person from the dev mailbox", async () => {
  const member = await createPerson({ householdId: admin.householdId, role: "assistant" });
  await outcomeOf(newMail({ to: member.email }));
  await call(member, "DELETE", "/api/user");
  expect(await kept({ own: member.email })).toEqual(["own"]);
});
