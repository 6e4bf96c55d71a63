import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { resetEnv } from "@/lib/core/env";
import type { Member } from "@/lib/features/members/model/dto";
import { db } from "@/lib/server/db";
import { createPerson, deactivate, type Person } from "@/tests/support/actors";
import {
  answers,
  type AvatarReply,
  type AvatarStub,
  startAvatarStub,
} from "@/tests/support/avatar-stub";
import { call } from "@/tests/support/call";
import { createUser } from "@/tests/support/factories";
import { watch } from "@/tests/support/hold-limit";
import { jpeg, photographWithPosition, SECRET } from "@/tests/support/pictures";

const MINUTE = "private, max-age=60";
const DAY = "private, max-age=86400";

let stub: AvatarStub;

beforeAll(async () => {
  stub = await startAvatarStub();
});

beforeEach(() => {
  vi.stubEnv("AVATARS", "on");
  vi.stubEnv("AVATARS_BASE_URL", `${stub.url}/avatar/`);
  resetEnv();
  stub.reply(answers(404, "text/html", "none"));
});

afterEach(() => {
  vi.unstubAllEnvs();
  resetEnv();
});

afterAll(() => stub.stop());

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const avatarOf = (id: number, caller: Person) => call(caller, "GET", `/api/avatars/${id}`);

/** Requests the person's own avatar and returns its content type, caching, text and bytes. */
async function ownAvatar(person: Person) {
  const { status, headers, text, bytes } = await avatarOf(person.id, person);
  expect(status).toBe(200);
  const [type, cache] = [headers.get("content-type"), headers.get("cache-control")];
  return { type, cache, text, bytes };
}

describe("avatarUrl", () => {
  it("avatarUrl of a user points to /api/avatars in every answer that contains users", async () => {
    const admin = await createPerson();
    const { id } = await createUser({ householdId: admin.householdId, role: "assistant" });
    const own = await call<Member>(admin, "GET", "/api/user");
    const lists = [
      await call<Member[]>(admin, "GET", "/api/users"),
      await call<Member[]>(admin, "GET", "/api/users/household"),
    ];
    const changed = [
      await call<Member>(admin, "PATCH", `/api/users/${id}/role`, { role: "admin" }),
      await call<Member>(admin, "PATCH", `/api/users/${id}/status`, { isActive: false }),
    ];
    const users = [own.body, ...lists.flatMap(({ body }) => body), ...changed.map((c) => c.body)];
    expect(users).toHaveLength(7);
    for (const user of users)
      expect(user.avatarUrl).toMatch(new RegExp(`^/api/avatars/${user.id}\\?v=[0-9a-f]{12}$`));
  });

  it("avatarUrl changes with the e-mail address and the AVATARS setting, and not between two requests", async () => {
    const admin = await createPerson();
    const read = async () => (await call<Member>(admin, "GET", "/api/user")).body.avatarUrl;
    const first = await read();
    expect(await read()).toBe(first);
    vi.stubEnv("AVATARS", "off");
    resetEnv();
    const off = await read();
    await db.user.update({ where: { id: admin.id }, data: { email: "new@example.org" } });
    expect(new Set([first, off, await read()]).size).toBe(3);
  });
});

describe("GET /api/avatars/{id}", () => {
  it("an avatar is the picture of the avatar service as 128-pixel WebP without EXIF data", async () => {
    stub.reply(answers(200, "image/jpeg", await photographWithPosition()));
    const person = await createPerson();
    const { type, cache, bytes } = await ownAvatar(person);
    expect([type, cache]).toEqual(["image/webp", DAY]);
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ format: "webp", width: 128, height: 128 });
    expect(metadata.exif).toBeUndefined();
    expect(Buffer.from(bytes).includes(SECRET)).toBe(false);
  });

  it("the avatar service receives the hash of the e-mail address and no headers of the browser", async () => {
    const person = await createPerson();
    await db.user.update({ where: { id: person.id }, data: { email: " Ada@Example.org" } });
    await ownAvatar(person);
    const [request] = stub.requests;
    expect(request?.url).toBe(`/avatar/${sha256("ada@example.org")}?s=128&d=404`);
    for (const name of ["cookie", "referer", "x-forwarded-for", "authorization"])
      expect(request?.headers).not.toHaveProperty(name);
  });

  it("three requests of two members for one avatar call the avatar service once", async () => {
    stub.reply(answers(200, "image/jpeg", await jpeg({ width: 80, height: 80 })));
    const person = await createPerson();
    const others = [person, await createPerson({ householdId: person.householdId })];
    await Promise.all(others.map((other) => avatarOf(person.id, other)));
    await avatarOf(person.id, person);
    expect(stub.requests).toHaveLength(1);
  });

  it("the avatar of a member without a picture at the avatar service is the initials, and the service is called once", async () => {
    const person = await createPerson();
    const { type, cache, text } = await ownAvatar(person);
    expect([type, cache]).toEqual(["image/svg+xml", DAY]);
    expect(text).toContain(">US</text>");
    await ownAvatar(person);
    expect(stub.requests).toHaveLength(1);
  });

  it("the initials in an avatar are escaped for XML", async () => {
    const { id } = await createPerson();
    await db.user.update({ where: { id }, data: { username: `<&"x` } });
    const { householdId } = await db.user.findUniqueOrThrow({ where: { id } });
    const { text } = await avatarOf(id, await createPerson({ householdId }));
    expect(text).toContain(">&lt;&amp;</text>");
  });

  it("the avatar of a deactivated member answers 200", async () => {
    const admin = await createPerson();
    const other = await createPerson({ householdId: admin.householdId });
    await deactivate(other);
    expect((await avatarOf(other.id, admin)).status).toBe(200);
  });

  it("with AVATARS=off an avatar is the initials, and the avatar service is not called", async () => {
    vi.stubEnv("AVATARS", "off");
    resetEnv();
    const { type, cache } = await ownAvatar(await createPerson());
    expect([type, cache]).toEqual(["image/svg+xml", DAY]);
    expect(stub.requests).toEqual([]);
  });
});

describe("failures of the avatar service", async () => {
  const picture = await jpeg({ width: 80, height: 80 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;

  const failures: [string, AvatarReply][] = [
    ["answers 500", answers(500, "text/html", "no")],
    ["closes the connection", (response) => response.destroy()],
    ["never answers", () => undefined],
    [
      "stops in the middle of the picture",
      (response) => {
        response.writeHead(200, { "content-type": "image/jpeg" }).write(picture.subarray(0, 50));
      },
    ],
    ["answers HTML as image/png", answers(200, "image/png", "<html></html>")],
    ["answers HTML", answers(200, "text/html", "<html></html>")],
    ["answers a picture as application/json", answers(200, "application/json", picture)],
    ["answers an SVG", answers(200, "image/svg+xml", svg)],
    ["answers an SVG as image/png", answers(200, "image/png", svg)],
    ["answers a truncated picture", answers(200, "image/jpeg", picture.subarray(0, 400))],
    [
      "answers a picture of 2 MB",
      answers(200, "image/jpeg", Buffer.concat([picture, Buffer.alloc(2_000_000)])),
    ],
    [
      "redirects",
      (response, { url }) => {
        if (url === "/elsewhere") answers(200, "image/jpeg", picture)(response, {} as never);
        else response.writeHead(302, { location: "/elsewhere" }).end();
      },
    ],
  ];

  it.each(failures)(
    "an avatar is the initials, cached for one minute, when the avatar service %s",
    async (_, reply) => {
      stub.reply(reply);
      const { type, cache } = await ownAvatar(await createPerson());
      expect([type, cache]).toEqual(["image/svg+xml", MINUTE]);
      expect(stub.requests).toHaveLength(1);
    },
  );

  it("a failed avatar request is repeated after one minute, and not earlier", async () => {
    const person = await createPerson();
    const clock = vi.spyOn(performance, "now");
    const moment = performance.now();
    clock.mockReturnValue(moment);
    stub.reply(answers(500, "text/html", "no"));
    await ownAvatar(person);
    await ownAvatar(person);
    expect(stub.requests).toHaveLength(1);
    stub.reply(answers(200, "image/jpeg", picture));
    clock.mockReturnValue(moment + 61_000);
    expect((await ownAvatar(person)).type).toBe("image/webp");
  });

  it("a failing avatar service does not replace the picture fetched the day before", async () => {
    const person = await createPerson();
    const clock = vi.spyOn(performance, "now");
    const moment = performance.now();
    clock.mockReturnValue(moment);
    stub.reply(answers(200, "image/jpeg", picture));
    await ownAvatar(person);
    stub.reply(answers(500, "text/html", "no"));
    clock.mockReturnValue(moment + 25 * 60 * 60_000);
    const { type, cache } = await ownAvatar(person);
    expect([type, cache]).toEqual(["image/webp", MINUTE]);
    expect(stub.requests).toHaveLength(1);
  });

  it("at most four requests to the avatar service run at the same time", async () => {
    const open: (() => void)[] = [];
    stub.reply((response) => open.push(() => response.writeHead(404).end()));
    const person = await createPerson();
    const { householdId } = person;
    const ids = [person.id];
    while (ids.length < 6) ids.push((await createUser({ householdId })).id);
    const views = Promise.all(ids.map((id) => avatarOf(id, person)));
    const state = watch(views);
    await expect.poll(() => open.length).toBe(4);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(open).toHaveLength(4);
    while (!state.isSettled) {
      open.splice(0).forEach((answer) => answer());
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect((await views).map(({ status }) => status)).toEqual(Array(6).fill(200));
  });
});
