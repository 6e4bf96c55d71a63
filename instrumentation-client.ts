// Runs in the browser before everything else of ours. zod would try whether strings may be evaluated; the
// content security policy refuses that and reports it. Set here without loading zod, which no screen waits for.
const globals = globalThis as typeof globalThis & { __zod_globalConfig?: { jitless?: boolean } };
globals.__zod_globalConfig = { ...globals.__zod_globalConfig, jitless: true };

export {};
