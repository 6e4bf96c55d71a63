import { createHmac } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { jobsHealth } from "@/lib/server/jobs-health";
import { anonymous } from "@/tests/support/actors";
import { call, RawBody } from "@/tests/support/call";
import { createLine, createList } from "@/tests/support/factories";

const SIGNING_KEY = "00112233445566778899aabbccddeeff";

afterEach(() => {
  vi.unstubAllEnvs();
  resetEnv();
});

function setKeys() {
  vi.stubEnv("INNGEST_EVENT_KEY", "an-event-key");
  vi.stubEnv("INNGEST_SIGNING_KEY", `signkey-test-${SIGNING_KEY}`);
  // No server listens on this port. A test must not reach Inngest.
  vi.stubEnv("INNGEST_BASE_URL", "http://127.0.0.1:9");
  resetEnv();
}

test.each(["GET", "POST", "PUT"] as const)(
  "%s /api/inngest answers 404 without Inngest keys",
  async (method) => {
    const answer = await call(anonymous, method, "/api/inngest", method === "GET" ? undefined : {});
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ message: "Not found", code: "not_found" });
    expect(jobsHealth()).toBe("down");
  },
);

describe("/api/inngest with Inngest keys", () => {
  test.each(["GET", "POST", "PUT"] as const)(
    "%s /api/inngest answers 401 without a signature",
    async (method) => {
      setKeys();
      const target = "/api/inngest?fnId=larder-publish-job-events&stepId=step";
      const answer = await call(anonymous, method, target, method === "GET" ? undefined : { a: 1 });
      expect(answer.status).toBe(401);
      expect(answer.text).not.toContain("larder");
      expect(jobsHealth()).toBe("ok");
    },
  );

  test("a signed POST /api/inngest runs the next step of the function", async () => {
    setKeys();
    const list = await createList({ status: "generating" });
    await createLine({ listId: list.id });
    // The keys of the event are sorted, because Inngest's signature covers the body with sorted keys.
    const event = {
      data: { householdId: list.householdId, listId: list.id },
      name: "shopping-list/generation.requested",
    };
    const body = JSON.stringify({
      ctx: { attempt: 0, run_id: "r" },
      event,
      events: [event],
      steps: {},
      version: 2,
    });
    const time = String(Math.round(Date.now() / 1000));
    const signature = createHmac("sha256", SIGNING_KEY)
      .update(body + time)
      .digest("hex");
    const answer = await call<{ op: string; data: unknown }[]>(
      anonymous,
      "POST",
      "/api/inngest?fnId=larder-generate-shopping-list&stepId=step",
      new RawBody(body),
      { "x-inngest-signature": `t=${time}&s=${signature}` },
    );
    expect(answer.status).toBe(206);
    expect(answer.body).toMatchObject([{ op: "StepRun", data: { status: "ready" } }]);
  });
});
