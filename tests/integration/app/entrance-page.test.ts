import { NextRequest } from "next/server";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EntrancePage } from "@/app/(auth)/entrance-page";
import { InvitationWhileSignedIn } from "@/components/accounts/entrance/invitation-while-signed-in";
import { SessionOver } from "@/components/accounts/entrance/session-over";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { call, HOST } from "@/tests/support/call";
import { createInvitation } from "@/tests/support/factories";
import { inNextScope } from "@/tests/support/next-scope";

/** Renders the sign-in page for a session cookie. */
async function renderFor(cookie: string | undefined, token?: string): Promise<ReactElement[]> {
  const headers = new Headers({ host: HOST });
  if (cookie) headers.set("cookie", cookie);
  const request = new NextRequest(`http://${HOST}/auth`, { headers });
  const searchParams = Promise.resolve(token === undefined ? {} : { token });
  const page = await inNextScope("/auth", request, () =>
    EntrancePage({ tab: "login", searchParams }),
  );
  return elementsOf(page);
}

/** Returns the markup of the notice about the former session on the sign-in page. */
async function noticeFor(cookie: string | undefined, token?: string): Promise<string> {
  return (await renderFor(cookie, token))
    .filter(({ type }) => type === SessionOver)
    .map((notice) => renderToStaticMarkup(notice))
    .join("");
}

function elementsOf(node: ReactNode): ReactElement[] {
  if (Array.isArray(node)) return node.flatMap(elementsOf);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return [node, ...elementsOf(node.props.children)];
}

async function deactivated(): Promise<Person> {
  const admin = await createPerson();
  const member = await createPerson({ householdId: admin.householdId, role: "assistant" });
  await call(admin, "PATCH", `/api/users/${member.id}/status`, { isActive: false });
  return member;
}

async function signedOut(): Promise<Person> {
  const person = await createPerson();
  await call(person, "POST", "/api/logout");
  return person;
}

test("the sign-in page states whether the former session ended because of a deactivation or a logout", async () => {
  expect(await noticeFor((await deactivated()).cookie)).toContain("Your account was deactivated");
  expect(await noticeFor((await signedOut()).cookie)).toContain("You were signed out");
});

test("without a session cookie or with an invitation token the sign-in page does not say that a session ended", async () => {
  expect(await noticeFor(undefined)).toBe("");
  expect(await noticeFor((await deactivated()).cookie, "invitation")).toBe("");
});

test("a signed-in person who opens a valid invitation gets an explanation instead of the home screen", async () => {
  const person = await createPerson();
  const { householdId } = await createPerson();
  const { token, email } = await createInvitation({ householdId });
  const page = await renderFor(person.cookie, token);
  const explanation = page.find(({ type }) => type === InvitationWhileSignedIn);
  const household = await db.household.findUniqueOrThrow({ where: { id: householdId } });
  expect(explanation?.props).toMatchObject({
    person: { username: person.username, email: person.email },
    invitation: { email, householdName: household.name, isOwnHousehold: false },
  });
});

test("a signed-in person who opens an invitation to their own household is told that it is their own", async () => {
  const { cookie, householdId } = await createPerson();
  const { token } = await createInvitation({ householdId });
  const page = await renderFor(cookie, token);
  const explanation = page.find(({ type }) => type === InvitationWhileSignedIn);
  expect(explanation?.props).toMatchObject({ invitation: { isOwnHousehold: true } });
});

test.each([
  ["without an invitation", () => undefined],
  ["with an unknown invitation", () => "unknown"],
  ["with a used invitation", async () => (await createInvitation({ accepted: true })).token],
  [
    "with an expired invitation",
    async () => (await createInvitation({ expiresAt: new Date(0) })).token,
  ],
])("a signed-in person %s is redirected from the sign-in page", async (_, tokenOf) => {
  const { cookie } = await createPerson();
  await expect(renderFor(cookie, await tokenOf())).rejects.toThrow("NEXT_REDIRECT");
});
