import { beforeAll, describe, expect, it } from "vitest";
import { anonymous, createPerson } from "@/tests/support/actors";
import { call, callInVain, RawBody } from "@/tests/support/call";
import { API_TABLE, BODY_CALLS, MEMBER_CALLS } from "./api-table";
import { createWorld, type Ids, MISSING_IDS } from "./api-world";
import { titled } from "./titled-rows";

const KIB = 1024;

async function adminAndWorld() {
  const world = await createWorld();
  return { world, admin: await createPerson({ householdId: world.householdId }) };
}

/** Returns a valid body with the additional key `padding`, whose value is raw JSON. */
function padded(row: (typeof BODY_CALLS)[number], ids: Ids, padding: string): RawBody {
  return new RawBody(JSON.stringify(row.body(ids)).replace(/^\{/, `{"padding":${padding},`));
}

describe.each(titled(BODY_CALLS))("the body of %s", (title, row) => {
  // Refused calls change nothing, so they can share a household.
  let shared: Awaited<ReturnType<typeof adminAndWorld>>;
  beforeAll(async () => {
    shared = await adminAndWorld();
  });

  it.each([
    ["plain text", "text/plain"],
    ["a form", "application/x-www-form-urlencoded"],
    ["multipart data", "multipart/form-data; boundary=x"],
    ["a body without a content type", null],
  ])(`${title} answers 415 to %s`, async (_, type) => {
    const { admin, world } = shared;
    // `Request` adds a content type to a string body, but not to bytes, so the body is sent as
    // bytes.
    const body = new RawBody(new TextEncoder().encode(JSON.stringify(row.body(world))));
    const headers = { "content-type": type };
    const answer = await callInVain(admin, row.method, row.path(world), body, headers);
    expect(answer.status).toBe(415);
    expect(answer.body.code).toBe("unsupported_media_type");
  });

  it(`${title} accepts a JSON body whose content type is in capitals and has a charset`, async () => {
    const { admin, world } = await adminAndWorld();
    await row.arrange?.(world);
    const headers = { "content-type": "Application/JSON; charset=utf-8" };
    const answer = await call(admin, row.method, row.path(world), row.body(world), headers);
    expect(answer.status).toBe(row.statuses.admin);
  });

  it.each(["{", '{"a":1}}', "{a:1}", "'x'", "[1]", '"text"', "1", "true", "null", "\u0000", " "])(
    `${title} answers 400 to the body %j`,
    async (text) => {
      const { admin, world } = shared;
      const answer = await callInVain(admin, row.method, row.path(world), new RawBody(text));
      expect(answer.status).toBe(400);
      expect(answer.body.code).toBe("invalid_input");
    },
  );

  const { maxKib = 256 } = row;

  it(`${title} answers 413 to a body over ${maxKib} KiB, with and without Content-Length`, async () => {
    const { admin, world } = shared;
    const body = padded(row, world, JSON.stringify("x".repeat(maxKib * KIB)));
    for (const length of [null, String((maxKib + 1) * KIB)]) {
      const headers = { "content-length": length };
      const answer = await callInVain(admin, row.method, row.path(world), body, headers);
      expect(answer.status).toBe(413);
      expect(answer.body.code).toBe("too_large");
    }
  });

  it(`${title} accepts a body of 200 KiB and ignores an unknown key with a deeply nested value`, async () => {
    const { admin, world } = await adminAndWorld();
    await row.arrange?.(world);
    const depth = 100 * KIB;
    const body = padded(row, world, "[".repeat(depth) + "]".repeat(depth));
    const answer = await call(admin, row.method, row.path(world), body);
    expect(answer.status, answer.text.slice(0, 200)).toBe(row.statuses.admin);
  });

  it(`${title} ignores __proto__ and constructor keys in the body`, async () => {
    const { admin, world } = await adminAndWorld();
    await row.arrange?.(world);
    const body = new RawBody(
      JSON.stringify(row.body(world)).replace(
        /^\{/,
        '{"__proto__":{"polluted":1,"isDeleted":true},"constructor":{"prototype":{"polluted":1}},',
      ),
    );
    const answer = await call(admin, row.method, row.path(world), body);
    expect(answer.status, answer.text).toBe(row.statuses.admin);
    expect(answer.text).not.toContain("polluted");
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe("order of the checks of a request", () => {
  const bad = new RawBody("{");

  it.each(titled(MEMBER_CALLS))(
    "%s answers 401 without a session before it checks the origin, content type and body",
    async (_, row) => {
      const { world } = await adminAndWorld();
      const headers = { "sec-fetch-site": "cross-site", "content-type": "text/plain" };
      const answer = await call(anonymous, row.method, row.path(world), row.body && bad, headers);
      expect(answer.status).toBe(401);
    },
  );

  it.each(titled(MEMBER_CALLS.filter((row) => row.statuses.regular === 403)))(
    "%s answers 403 to a regular member before it checks the body and the id",
    async (_, row) => {
      const { world } = await adminAndWorld();
      const regular = await createPerson({ householdId: world.householdId, role: "regular" });
      const path = row.path({ ...world, ...MISSING_IDS });
      expect((await call(regular, row.method, path, row.body && bad)).status).toBe(403);
    },
  );

  const rowsOfPath = MEMBER_CALLS.filter((row) => row.body && row.pattern.includes("[id]"));

  it.each(titled(rowsOfPath))(
    "%s answers 400 to malformed JSON before it looks up the id",
    async (_, row) => {
      const { admin, world } = await adminAndWorld();
      const path = row.path({ ...world, ...MISSING_IDS });
      expect((await call(admin, row.method, path, bad)).status).toBe(400);
    },
  );

  it("malformed JSON answers 400 even when the id in the path is 0", async () => {
    const { admin } = await adminAndWorld();
    for (const row of rowsOfPath) {
      const path = row.pattern.replace("[id]", "0");
      expect([path, (await call(admin, row.method, path, bad)).status]).toEqual([path, 400]);
    }
  });
});

describe("an id in the path that no row can have", () => {
  const rows = MEMBER_CALLS.filter((row) => row.pattern.includes("[id]"));
  const ids = ["0", "-1", "1.0", "1e1", "01", "abc", "2147483648", "9".repeat(40), "1%00", "%20"];

  it.each(titled(rows))(
    "%s answers 404 for an id in the path that no row can have",
    async (_, row) => {
      const { admin, world } = await adminAndWorld();
      for (const id of ids) {
        const path = row.pattern.replace("[id]", id);
        const answer = await callInVain(admin, row.method, path, row.body?.(world));
        expect([id, answer.status, answer.body.code]).toEqual([id, 404, "not_found"]);
      }
    },
  );
});

describe("calls from other sites", () => {
  const writes = API_TABLE.filter(
    ({ method, statuses }) => method !== "GET" && statuses.admin < 300,
  );
  const foreign: [string, Record<string, string>][] = [
    ["Sec-Fetch-Site: cross-site", { "sec-fetch-site": "cross-site" }],
    ["Sec-Fetch-Site: same-site", { "sec-fetch-site": "same-site" }],
    ["a foreign Origin", { origin: "https://evil.example" }],
    [
      "a foreign Origin beside Sec-Fetch-Site: none",
      { origin: "http://x.test", "sec-fetch-site": "none" },
    ],
    ["the Origin null", { origin: "null" }],
    ["another port", { origin: "http://larder.test:8080" }],
    ["a longer host", { origin: "http://larder.test.evil.example" }],
  ];

  it.each(titled(writes))(
    "%s answers 403 to calls from other sites, ports and origins",
    async (_, row) => {
      const { admin, world } = await adminAndWorld();
      for (const [name, headers] of foreign) {
        const answer = await call(admin, row.method, row.path(world), row.body?.(world), headers);
        expect([name, answer.status]).toEqual([name, 403]);
      }
    },
  );

  it.each(titled(writes))("%s accepts calls from pages of its own origin", async (_, row) => {
    const { admin, world } = await adminAndWorld();
    await row.arrange?.(world);
    const headers = { origin: "http://larder.test", "sec-fetch-site": "same-origin" };
    const answer = await call(admin, row.method, row.path(world), row.body?.(world), headers);
    expect(answer.status).toBe(row.statuses.admin);
  });

  it("a call is accepted when its Origin matches X-Forwarded-Host", async () => {
    const { admin, world } = await adminAndWorld();
    const path = `/api/locations/${world.locationId}`;
    const headers = { "x-forwarded-host": "home.example", origin: "http://home.example" };
    expect((await call(admin, "PUT", path, { name: "A" }, headers)).status).toBe(200);
  });

  it("under HTTPS a call from an http page of the same host answers 403", async () => {
    const { admin, world } = await adminAndWorld();
    const cookie = `__Host-${admin.cookie}`;
    const path = `/api/locations/${world.locationId}`;
    const from = (origin: string) =>
      call({ cookie }, "PUT", path, { name: "A" }, { "x-forwarded-proto": "https", origin });
    expect((await from("https://larder.test")).status).toBe(200);
    expect((await from("http://larder.test")).status).toBe(403);
  });

  it("GET /api/locations answers 200 to a cross-site navigation", async () => {
    const { admin } = await adminAndWorld();
    const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
    expect((await call(admin, "GET", "/api/locations", undefined, headers)).status).toBe(200);
  });
});

describe.each([
  "/api/inventory-updates/active",
  "/api/inventory-updates/latest",
  "/api/shopping-lists/latest",
])("the call of %s in a new household", (path) => {
  it(`${path} answers 404, or null if the call asks for null`, async () => {
    const admin = await createPerson();
    expect((await callInVain(admin, "GET", path)).status).toBe(404);
    const answer = await call(admin, "GET", path, undefined, { "x-larder-none": "null" });
    expect([answer.status, answer.body]).toEqual([200, null]);
  });
});
