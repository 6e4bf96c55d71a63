import { expect, it } from "vitest";
import { parseEnv } from "@/lib/core/env";

it.each([
  [{}, 1],
  [{ OTEL_TRACES_SAMPLER: "parentbased_always_off" }, 0],
  [{ OTEL_TRACES_SAMPLER: "parentbased_traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.25" }, 0.25],
])("the settings %o trace the part %f of the requests", (settings, part) => {
  expect(parseEnv(settings).TRACED_PART).toBe(part);
});

it.each([
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "localhost:4318"],
  ["OTEL_EXPORTER_OTLP_PROTOCOL", "grpc"],
  ["OTEL_TRACES_SAMPLER", "sometimes"],
  ["OTEL_TRACES_SAMPLER_ARG", "1.5"],
  ["OTEL_METRIC_EXPORT_INTERVAL", "0"],
])("%s=%s is refused with a sentence", (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(`${name} must be `);
});
