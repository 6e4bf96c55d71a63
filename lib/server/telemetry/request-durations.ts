import type { Meter } from "@opentelemetry/api";
import type { ReadableSpan, SpanProcessor } from "@opentelemetry/sdk-trace";

/** The boundaries that OpenTelemetry recommends for requests, in seconds. */
const BOUNDARIES = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
/** The route of event streams. Their durations are not recorded: a stream lasts as long as its page is open. */
const EVENT_STREAM = "/api/events";

/**
 * Records how long requests take, from the spans that Next creates. They have the pattern of the route, and exist on
 * our own server and on a hosted platform. A request without a route, such as a static file, is not recorded.
 */
export function recordRequestDurations(meter: Meter): SpanProcessor {
  const durations = meter.createHistogram("http.server.request.duration", {
    description: "Duration of requests, by method, route and status",
    unit: "s",
    advice: { explicitBucketBoundaries: BOUNDARIES },
  });
  return {
    onStart: () => undefined,
    onEnd: ({ attributes, duration: [seconds, nanoseconds] }: ReadableSpan) => {
      const route = attributes["http.route"];
      const status = attributes["http.status_code"];
      const isRequest = attributes["next.span_type"] === "BaseServer.handleRequest";
      if (!isRequest || route === undefined || status === undefined || route === EVENT_STREAM) {
        return;
      }
      durations.record(seconds + nanoseconds / 1e9, {
        "http.request.method": attributes["http.method"] ?? "_OTHER",
        "http.route": route,
        "http.response.status_code": status,
      });
    },
    forceFlush: () => Promise.resolve(),
    shutdown: () => Promise.resolve(),
  };
}
