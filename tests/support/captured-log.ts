import pino from "pino";
import { onTestFinished, vi } from "vitest";
import { logger } from "@/lib/core/logger";

/**
 * Captures all lines of the log, including level trace, until the end of the test.
 * @returns a function that returns the lines so far
 */
export function captureLog(): () => string[] {
  const stream = Reflect.get(logger, pino.symbols.streamSym) as { write(line: string): void };
  const lines: string[] = [];
  const write = vi.spyOn(stream, "write").mockImplementation((line) => void lines.push(line));
  const { level } = logger;
  logger.level = "trace";
  onTestFinished(() => {
    logger.level = level;
    write.mockRestore();
  });
  return () => lines;
}
