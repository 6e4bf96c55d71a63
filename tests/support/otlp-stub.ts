import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { z } from "zod";

const attributesSchema = z.array(
  z.object({
    key: z.string(),
    value: z.object({
      stringValue: z.string().optional(),
      intValue: z.number().optional(),
      boolValue: z.boolean().optional(),
    }),
  }),
);

const pointSchema = z.object({
  attributes: attributesSchema.default([]),
  asInt: z.number().optional(),
  asDouble: z.number().optional(),
  /** The number of values of a histogram. */
  count: z.number().optional(),
});

const data = z.object({ dataPoints: z.array(pointSchema) }).optional();

const metricsSchema = z.object({
  resourceMetrics: z.array(
    z.object({
      scopeMetrics: z.array(
        z.object({
          metrics: z.array(z.object({ name: z.string(), sum: data, gauge: data, histogram: data })),
        }),
      ),
    }),
  ),
});

const tracesSchema = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({ spans: z.array(z.object({ name: z.string(), attributes: attributesSchema })) }),
      ),
    }),
  ),
});

/** An HTTP server on loopback that receives metrics and traces as a collector of OpenTelemetry does. */
export interface OtlpStub {
  url: string;
  /** Everything that arrived, as unparsed text. */
  bodies: string[];
  /** Returns the values of a metric in the latest export, by attributes such as "reason=timeout". */
  latest(metric: string): Record<string, number>;
  spanNames(): string[];
  stop(): Promise<void>;
}

export async function startOtlpStub(): Promise<OtlpStub> {
  const bodies: string[] = [];
  const metrics = new Map<string, Record<string, number>>();
  const spans: string[] = [];
  const server = createServer((request, response) => {
    void readText(request).then((text) => {
      bodies.push(text);
      const json: unknown = JSON.parse(text);
      if (request.url === "/v1/metrics") {
        for (const [name, values] of readMetrics(json)) metrics.set(name, values);
      } else spans.push(...readSpanNames(json));
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  return {
    ...(await listen(server)),
    bodies,
    latest: (metric) => metrics.get(metric) ?? {},
    spanNames: () => spans,
  };
}

/** Starts a collector on loopback that reads each request and never answers. */
export async function startSilentCollector() {
  const paths = new Set<string | undefined>();
  const server = createServer((request) => {
    paths.add(request.url);
    request.resume();
  });
  return { ...(await listen(server)), paths: () => paths };
}

async function listen(server: Server): Promise<{ url: string; stop: () => Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function readMetrics(json: unknown): [string, Record<string, number>][] {
  const { resourceMetrics } = metricsSchema.parse(json);
  return resourceMetrics
    .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics))
    .map(({ name, sum, gauge, histogram }) => {
      const points = (sum ?? gauge ?? histogram)?.dataPoints ?? [];
      return [
        name,
        Object.fromEntries(
          points.map((point) => [
            describe(point.attributes),
            point.asInt ?? point.asDouble ?? point.count ?? 0,
          ]),
        ),
      ];
    });
}

function readSpanNames(json: unknown): string[] {
  return tracesSchema
    .parse(json)
    .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
    .map(({ name }) => name);
}

function describe(attributes: z.output<typeof attributesSchema>): string {
  return attributes
    .map(({ key, value }) => `${key}=${value.stringValue ?? value.intValue ?? value.boolValue}`)
    .toSorted()
    .join(" ");
}
