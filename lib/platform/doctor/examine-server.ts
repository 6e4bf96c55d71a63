import { z } from "zod";
import { PRODUCT } from "@/lib/core/product";
import { failure, ok, type Verdict, warning } from "./finding";

const PATIENCE_MS = 5_000;
const health = z.object({ database: z.string(), jobs: z.string(), version: z.string() });

/**
 * Asks the server at `address` for its health. A server that does not run is no fault.
 * @param address such as "http://localhost:3000".
 */
export async function examineServer(address: string): Promise<Verdict[]> {
  let response: Response;
  try {
    response = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    const isSlow = error instanceof DOMException && error.name === "TimeoutError";
    if (!isSlow) return [ok(`nothing answers at ${address}, so the server does not run`)];
    return [failure(`nothing answers at ${address} within 5 seconds`, "Restart the server.")];
  }
  const answer = health.safeParse(await response.json().catch(() => undefined));
  if (!answer.success) {
    return [
      warning(
        `another program answers at ${address}`,
        `Choose another PORT for ${PRODUCT}, or stop that program.`,
      ),
    ];
  }
  const { database, jobs, version } = answer.data;
  if (response.ok) return [ok(`version ${version} runs at ${address}`)];
  return [
    failure(
      `version ${version} at ${address} is down (database ${database}, background functions ${jobs})`,
      "Correct the faults above. If there are none, read the server's log and restart it.",
    ),
  ];
}
