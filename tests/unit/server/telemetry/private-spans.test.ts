import { SpanKind } from "@opentelemetry/api";
import {
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { expect, it } from "vitest";
import { exportPrivately } from "@/lib/server/telemetry/private-spans";

/** Creates a span with attributes as Next does, and returns what is exported of it. */
function exported(attributes: Record<string, string | number>): ReadableSpan | undefined {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({
    spanProcessors: [new SimpleSpanProcessor({ exporter: exportPrivately(exporter) })],
  });
  const options = { kind: SpanKind.SERVER, attributes };
  const span = provider.getTracer("next.js").startSpan("GET /shop/secret-token", options);
  span.recordException(new Error("duplicate key: anna@example.org"));
  span.setStatus({ code: 2, message: "anna@example.org" });
  span.end();
  return exporter.getFinishedSpans()[0];
}

it("a span is exported with its route, and without its address, its events and the message of its status", () => {
  const span = exported({
    "http.method": "GET",
    "http.route": "/shop/[token]",
    "http.target": "/shop/secret-token",
    "http.status_code": 500,
  });
  expect(span).toMatchObject({
    name: "GET /shop/[token]",
    attributes: { "http.method": "GET", "http.route": "/shop/[token]", "http.status_code": 500 },
    events: [],
    status: { code: 2 },
  });
  expect(span?.attributes).not.toHaveProperty("http.target");
  expect(span?.status).not.toHaveProperty("message");
});

it.each([
  [{ "next.span_type": "AppRender.fetch", "http.url": "https://x.example/a" }, "AppRender.fetch"],
  [{}, "next.js"],
])("a span with the attributes %o and without a route is named %s", (attributes, name) => {
  expect(exported(attributes)?.name).toBe(name);
});
