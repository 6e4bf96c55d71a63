import { expect, it } from "vitest";
import { fillUsernameSkeletons } from "@/lib/features/accounts/server/steps/fill-username-skeletons";
import { usernameSkeleton } from "@/lib/server/confusables/username-skeleton";
import { db } from "@/lib/server/db";
import { callInVain } from "@/tests/support/call";
import { createInvitation, createUser, PASSWORD, unique } from "@/tests/support/factories";
import { login } from "@/tests/support/sign-in";

const register = (username: string, invitation: { email?: string; token?: string } = {}) =>
  callInVain({}, "POST", "/api/register", {
    username,
    email: `${unique("new")}@example.org`,
    password: PASSWORD,
    privacyConsent: true,
    termsConsent: true,
    ...invitation,
  });

const message = "This username looks like another one. Please choose a different one.";

/** Returns a username that looks like no other in the database. */
const newName = (first: string) => `${first}${unique("").replaceAll("-", "")}`;

it.each([
  ["registered username", async (username: string) => register(username)],
  [
    "username of release 0.1.0, which has no skeleton yet,",
    async (username: string) => createUser({ username }),
  ],
  [
    "deactivated person's username",
    async (username: string) => createUser({ username, isActive: false }),
  ],
])("registering a username that looks like a %s answers 409", async (_, create) => {
  const rest = newName("nna");
  await create(`A${rest}`);
  // The first letter is a lower-case Cyrillic а in place of the capital Latin A.
  const { status, body } = await register(`а${rest}`);
  expect([status, body.issues]).toEqual([409, [{ path: "username", message }]]);
});

it("registering with an invitation and a username that looks like an existing one answers 409", async () => {
  const username = newName("o");
  const { id, householdId } = await createUser({ username });
  const invitation = await createInvitation({ householdId, invitedById: id });
  const lookalike = username.replace("o", "о");
  expect((await register(lookalike, invitation)).status).toBe(409);
  expect((await register(newName("ä"), invitation)).status).toBe(201);
});

it("accounts with existing lookalike usernames can log in", async () => {
  const rest = newName("xb");
  for (const username of [`o${rest}`, `о${rest}`]) {
    await createUser({ username });
    await fillUsernameSkeletons();
    expect((await login(username, PASSWORD)).status).toBe(200);
  }
});

it("registering a username with non-ASCII letters that looks like no other answers 201", async () => {
  for (const username of ["Jürgen", "Илья", "李小雷", newName("Ä")])
    expect((await register(username)).status).toBe(201);
});

it("registering a username of ASCII letters answers 201 although it looks like another one", async () => {
  const rest = newName("ax");
  for (const username of [`m${rest}`, `rn${rest}`])
    expect((await register(username)).status).toBe(201);
});

it("one of four simultaneous registrations with lookalike usernames answers 201, the others 409", async () => {
  const rest = newName("xa");
  // Letters that look like a Latin o: Cyrillic, Greek, mathematical, Coptic.
  const names = ["о", "ο", "𝗈", "ⲟ"].map((letter) => `${letter}${rest}`);
  const answers = await Promise.all(names.map((name) => register(name)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
});

it("concurrent runs of fillUsernameSkeletons store every missing skeleton (lookalike form) of a username, in several batches", async () => {
  const { householdId } = await createUser();
  await db.user.createMany({
    data: Array.from({ length: 2_500 }, (_, index) => {
      const username = `${newName("Ü")}${index}`;
      const email = `${username}@example.org`;
      return {
        householdId,
        username,
        usernameKey: username,
        email,
        emailKey: email,
        password: "-",
      };
    }),
  });
  await Promise.all([fillUsernameSkeletons(), fillUsernameSkeletons()]);
  const users = await db.user.findMany({ where: { householdId } });
  expect(users).toHaveLength(2_501);
  expect(users.filter((user) => user.usernameSkeleton !== usernameSkeleton(user.username))).toEqual(
    [],
  );
});
