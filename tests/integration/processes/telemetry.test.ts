import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { type AnthropicStub, fails, startAnthropicStub } from "@/tests/support/anthropic-stub";
import { ApiClient } from "@/tests/support/api-client";
import { addItem, completeCheck, register, waitForList } from "@/tests/support/household-job";
import { type OtlpStub, startOtlpStub, startSilentCollector } from "@/tests/support/otlp-stub";
import { type SmtpStub, startSmtpStub } from "@/tests/support/smtp-stub";
import { type RunningApp, startApp } from "@/tests/support/start-app";

const PRINT_PACKAGES = {
  NODE_OPTIONS: `--import ${path.resolve("tests/support/print-packages.mjs")}`,
};
const SECRETS = ["cellar-master", "cellar@example.com", "Cider", "Shelf", "987654321"];

const undos: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const undo of undos.splice(0).reverse()) await undo();
});

/** Starts an app that exports every 200 ms, whose AI fails and whose mail server refuses every mail. */
async function startMeasured(): Promise<{ app: RunningApp; collector: OtlpStub }> {
  const collector = await startOtlpStub();
  undos.push(() => collector.stop());
  const ai: AnthropicStub = await startAnthropicStub();
  undos.push(() => ai.stop());
  ai.reply(fails(500));
  const mail: SmtpStub = await startSmtpStub();
  undos.push(() => mail.stop());
  mail.behave({ recipient: 550 });
  const app = await startApp({
    env: {
      ...PRINT_PACKAGES,
      DEMO: "off",
      ANTHROPIC_API_KEY: "test",
      ANTHROPIC_BASE_URL: ai.url,
      SMTP_URL: mail.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_METRIC_EXPORT_INTERVAL: "200",
    },
  });
  return { app, collector };
}

test("a server with a collector exports its metrics and traces without what people entered", async () => {
  const { app, collector } = await startMeasured();
  const person = new ApiClient(app.url);
  await register(person, "cellar-master");
  const listId = await completeCheck(person, await addItem(person));
  await waitForList(person, listId);
  const headers = { cookie: person.session };
  for (const query of ["", "?search=Cider"]) await person.call("GET", `/api/items${query}`);
  expect((await fetch(`${app.url}/api/items/987654321/history`, { headers })).status).toBe(404);
  expect((await fetch(`${app.url}/items?search=Cider`, { headers })).status).toBe(200);
  const email = "cellar@example.com";
  const mailing = person.call("POST", `/api/shopping-lists/${listId}/email`, { email });
  await expect(mailing).rejects.toThrow("502");
  const stream = await fetch(`${app.url}/api/events`, { headers });

  const ok = "http.request.method=GET http.response.status_code=200 http.route";
  await vi.waitFor(
    () => {
      expect(collector.latest("larder.event_streams.open")).toEqual({ "": 1 });
      expect(collector.latest("larder.ai.fallbacks")).toEqual({ "reason=status_500": 1 });
      expect(collector.latest("larder.mail.failures")).toEqual({ "reason=refused": 1 });
      expect(collector.latest("larder.lists.not_ready")).toEqual({
        "status=generating": 0,
        "status=error": 0,
      });
      expect(collector.latest("larder.job_events.unpublished_age")).toEqual({ "": 0 });
      expect(collector.latest("larder.jobs.due_age")).toEqual({ "": 0 });
      expect(collector.latest("db.client.connection.pending_requests")).toEqual({ "": 0 });
      expect(collector.latest("db.client.connection.count")).toMatchObject({
        "db.client.connection.state=idle": expect.any(Number) as number,
        "db.client.connection.state=used": expect.any(Number) as number,
      });
      const durations = collector.latest("http.server.request.duration");
      expect(durations).toMatchObject({
        [`${ok}=/api/items`]: 2,
        [`${ok}=/items`]: 1,
        "http.request.method=GET http.response.status_code=404 http.route=/api/items/[id]/history": 1,
        "http.request.method=POST http.response.status_code=502 http.route=/api/shopping-lists/[id]/email": 1,
      });
      expect(collector.spanNames()).toContain("GET /api/items/[id]/history");
    },
    { timeout: 20_000, interval: 200 },
  );
  await stream.body?.cancel();
  await app.stop();
  const exported = collector.bodies.join("\n");
  for (const secret of SECRETS) expect(exported).not.toContain(secret);
  expect(exported).not.toContain(`/${listId}/`);
  expect(app.output()).toContain(" sdk-metrics ");
});

test("a server whose collector never answers still answers calls, and stops before its limit for a stop", async () => {
  const collector = await startSilentCollector();
  undos.push(() => collector.stop());
  const app = await startApp({
    env: {
      DEMO: "off",
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_METRIC_EXPORT_INTERVAL: "200",
      // Far longer than the limit, so that only the server itself can end the wait for the collector.
      OTEL_EXPORTER_OTLP_TIMEOUT: "600000",
    },
  });
  undos.push(() => app.stop());
  const person = new ApiClient(app.url);
  await register(person, "cellar-master");
  await vi.waitFor(
    () => expect(collector.paths()).toEqual(new Set(["/v1/metrics", "/v1/traces"])),
    { timeout: 20_000, interval: 200 },
  );
  const listId = await completeCheck(person, await addItem(person));
  await waitForList(person, listId);
  await app.kill("SIGTERM");
  // A server that reaches the limit ends with code 1.
  expect(app.process.exitCode).toBe(0);
}, 120_000);

test("a server without a collector loads no OpenTelemetry package except the API package that Next loads", async () => {
  const app = await startApp({ env: { ...PRINT_PACKAGES, DEMO: "on", AVATARS: "off" } });
  expect((await fetch(`${app.url}/login`)).status).toBe(200);
  await app.stop();
  expect(app.output()).toMatch(/^loaded: api$/m);
});
