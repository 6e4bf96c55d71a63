import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { env } from "@/lib/core/env";
import { logger } from "@/lib/core/logger";
import { observeState } from "./gauges";
import { exportPrivately } from "./private-spans";
import { recordRequestDurations } from "./request-durations";
import { setTelemetry } from "./telemetry";

/** How long the last export may delay the end of the process, in milliseconds. */
const LAST_EXPORT_MS = 3_000;
/** The longest time for one export of metrics, in milliseconds. It must not exceed the interval. */
const EXPORT_TIMEOUT_MS = 10_000;

/**
 * Starts to export metrics and traces by OTLP to `OTEL_EXPORTER_OTLP_ENDPOINT`. The packages of OpenTelemetry are loaded
 * here and nowhere else. Their exporters read the settings `OTEL_EXPORTER_OTLP_*` themselves.
 * @returns a function that exports the rest and stops.
 */
export async function startTelemetry(): Promise<() => Promise<void>> {
  const { diag, metrics, DiagLogLevel } = await import("@opentelemetry/api");
  const { MeterProvider, PeriodicExportingMetricReader } =
    await import("@opentelemetry/sdk-metrics");
  const { OTLPMetricExporter } = await import("@opentelemetry/exporter-metrics-otlp-http");
  const logProblem = (message: string) => logger.warn({ message }, "telemetry");
  const ignore = () => undefined;
  diag.setLogger(
    { error: logProblem, warn: logProblem, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN },
  );
  const { OTEL_METRIC_EXPORT_INTERVAL: interval } = env();
  const resource = await describeProcess();
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: interval,
        exportTimeoutMillis: Math.min(interval, EXPORT_TIMEOUT_MS),
      }),
    ],
  });
  metrics.setGlobalMeterProvider(meters);
  const meter = meters.getMeter("larder");
  const aiFallbacks = meter.createCounter("larder.ai.fallbacks", {
    description: "Lines whose rationale the template wrote instead of the AI, by reason",
    unit: "{line}",
  });
  const mailFailures = meter.createCounter("larder.mail.failures", {
    description: "Mails that were not sent, by reason",
    unit: "{mail}",
  });
  setTelemetry({
    countAiFallbacks: (lines, reason) => aiFallbacks.add(lines, { reason }),
    countMailFailure: (reason) => mailFailures.add(1, { reason }),
  });
  observeState(meter);
  const stopTraces = await startTraces(resource, recordRequestDurations(meter));
  return async () => {
    const ended = Promise.allSettled([stopTraces(), meters.shutdown()]);
    await Promise.race([ended, delay(LAST_EXPORT_MS, undefined, { ref: false })]);
    setTelemetry(undefined);
  };
}

/** Each process is an instance of its own, so that a backend can add up or compare the values of several. */
async function describeProcess() {
  const { detectResources, envDetector, resourceFromAttributes } =
    await import("@opentelemetry/resources");
  return resourceFromAttributes({
    "service.name": env().OTEL_SERVICE_NAME,
    "service.instance.id": randomUUID(),
  }).merge(detectResources({ detectors: [envDetector] }));
}

/**
 * Creates spans from the calls that Next makes to OpenTelemetry's API. All of them are recorded, because the durations of
 * requests are counted from them; those that were sampled are exported. There is no propagator: a client must not decide
 * which requests are traced.
 */
async function startTraces(
  resource: Awaited<ReturnType<typeof describeProcess>>,
  durations: ReturnType<typeof recordRequestDurations>,
): Promise<() => Promise<void>> {
  const {
    BatchSpanProcessor,
    createAlwaysRecordSampler,
    ParentBasedSampler,
    TraceIdRatioBasedSampler,
  } = await import("@opentelemetry/sdk-trace");
  const { NodeTracerProvider } = await import("@opentelemetry/sdk-trace-node");
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http");
  const root = new TraceIdRatioBasedSampler(env().TRACED_PART);
  const exporter = exportPrivately(new OTLPTraceExporter());
  const provider = new NodeTracerProvider({
    resource,
    sampler: createAlwaysRecordSampler(new ParentBasedSampler({ root })),
    spanProcessors: [durations, new BatchSpanProcessor({ exporter })],
  });
  provider.register({ propagator: null });
  return () => provider.shutdown();
}
