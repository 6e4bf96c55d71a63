import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";

/** The attributes that may leave the server. Others, such as `http.target`, can contain ids, tokens and names. */
const ALLOWED = new Set([
  "error.type",
  "http.method",
  "http.route",
  "http.status_code",
  "net.peer.name",
  "next.rsc",
  "next.span_type",
]);

/** Returns an exporter that sends spans without anything a person entered: allowed attributes only, no events. */
export function exportPrivately(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(withoutContent), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}

/** The events of a span are exceptions, whose messages may quote a statement or its values. */
function withoutContent(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => ALLOWED.has(name)),
  );
  const content = { name: nameOf(span), attributes, events: [], links: [] };
  return Object.assign(Object.create(span) as ReadableSpan, content, {
    status: { code: span.status.code },
  });
}

/** Returns "GET /api/items/[id]" for a request, else the kind of the work. The name that Next gives may be an address. */
function nameOf({ attributes, instrumentationScope }: ReadableSpan): string {
  const { "http.method": method, "http.route": route, "next.span_type": type } = attributes;
  if (route !== undefined && method !== undefined) return `${String(method)} ${String(route)}`;
  return String(type ?? instrumentationScope.name);
}
