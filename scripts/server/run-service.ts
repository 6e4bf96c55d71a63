import { EnvError } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { logger } from "@/lib/core/logger";
import { StartError } from "@/lib/server/start-error";

type Undo = () => unknown;

const MAX_SHUTDOWN_MS = 30_000;

/**
 * Runs `start` until a stop signal (or, with `endsItself`, until `start` is done). Then it runs the
 * undo functions that `start` has registered, in reverse order. The signal also aborts a `start`
 * that supports it. An expected error is printed as its message and ends the process with code 1.
 */
export function runService(
  start: (onStop: (undo: Undo) => void, signal: AbortSignal) => Promise<void>,
  { endsItself = false } = {},
): void {
  const undos: Undo[] = [];
  let isStopping = false;
  let signals = 0;
  const breakOff = new AbortController();

  const starting = start((undo) => undos.push(undo), breakOff.signal).then(
    () => (endsItself ? stop(Number(process.exitCode ?? 0)) : undefined),
    (error: unknown) => {
      console.error(explain(error));
      return stop(1);
    },
  );

  async function stop(exitCode: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), MAX_SHUTDOWN_MS).unref();
    for (const undo of undos.reverse()) {
      try {
        await undo();
      } catch (error) {
        logger.error(error, "could not stop cleanly");
      }
    }
    process.exit(exitCode);
  }

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      signals += 1;
      if (signals > 1) process.exit(1);
      breakOff.abort(new StartError("Broken off; everything is as it was before."));
      // A partial start of the services cannot be undone, so the start runs to its end before the services are
      // stopped.
      void starting.then(() => stop(0));
    });
  }
  process.on("unhandledRejection", (error) => logger.error(error, "a rejection nobody handled"));
  process.on("uncaughtException", (error) => {
    logger.fatal(error, "an exception nobody caught");
    void stop(1);
  });
}

/** Returns the message of an error that a person can correct, and the stack of any other. */
function explain(error: unknown): string {
  if (error instanceof EnvError || error instanceof StartError) return error.message;
  if (error instanceof AppError && error.code !== "internal") return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
