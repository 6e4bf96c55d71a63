import { Inngest } from "inngest";
import { env } from "../core/env";
import { logger } from "../core/logger";
import { PRODUCT } from "../core/product";

const REQUEST_TIMEOUT_MS = 3_000;

/**
 * The Inngest client. Its settings are getters, because this module is loaded before the start script has filled in
 * the environment.
 */
export const inngest = new Inngest({
  id: PRODUCT.toLowerCase(),
  logger,
  checkpointing: false,
  aiMetadata: false,
  fetch: fetchInngest,
  get isDev() {
    // Without Inngest keys the embedded runner calls the functions, so there is no signature to
    // check.
    return env().JOBS === "embedded" ? true : undefined;
  },
  get baseUrl() {
    return env().INNGEST_BASE_URL;
  },
  get eventKey() {
    return env().INNGEST_EVENT_KEY;
  },
  get signingKey() {
    return env().INNGEST_SIGNING_KEY;
  },
});

/**
 * Calls Inngest with a time limit, because Inngest's SDK sets none. Fails without Inngest keys, because the SDK
 * would then look for a server on this machine.
 */
async function fetchInngest(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  if (env().JOBS === "embedded") {
    throw new Error("There is no Inngest to call: record a job event instead.");
  }
  return fetch(input, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
}
