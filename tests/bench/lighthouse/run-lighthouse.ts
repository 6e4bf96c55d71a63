import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import { findBrowser } from "../../../scripts/lib/find-browser.mjs";

/** The last release for Node 20. It is fetched on demand, because only this benchmark uses its 60 MB. */
const LIGHTHOUSE = "lighthouse@12.8.2";

const CATEGORIES = ["performance", "accessibility", "best-practices"] as const;

const category = z.object({ score: z.number() });
const metric = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    "best-practices": category,
  }),
  audits: z.object({
    "total-blocking-time": metric,
    "largest-contentful-paint": metric,
    "cumulative-layout-shift": metric,
  }),
});

/** The figures of a Lighthouse report: scores from 0 to 100, times in milliseconds, the layout shift without a unit. */
export interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  blocked: number;
  largestPaint: number;
  shift: number;
}

/**
 * Runs Lighthouse on a page with its default phone: a quarter of the processor and slow 4G, both simulated.
 * @param cookie the session, or undefined for a page without one
 * @throws when Lighthouse cannot measure the page in three attempts
 */
export async function runLighthouse(url: string, cookie: string | undefined): Promise<Figures> {
  const attempt = () => measure(url, cookie);
  // Lighthouse sometimes fails to record the start of the navigation (NO_NAVSTART).
  const stdout = await attempt().catch(attempt).catch(attempt);
  const { categories, audits } = reportSchema.parse(JSON.parse(stdout));
  return {
    performance: Math.round(categories.performance.score * 100),
    accessibility: Math.round(categories.accessibility.score * 100),
    bestPractices: Math.round(categories["best-practices"].score * 100),
    blocked: audits["total-blocking-time"].numericValue,
    largestPaint: audits["largest-contentful-paint"].numericValue,
    shift: audits["cumulative-layout-shift"].numericValue,
  };
}

/** Returns the report of one run as JSON. */
async function measure(url: string, cookie: string | undefined): Promise<string> {
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      "--yes",
      LIGHTHOUSE,
      url,
      "--quiet",
      "--disable-full-page-screenshot",
      "--output=json",
      // The page of an unknown address has the status 404.
      "--ignore-status-code",
      `--only-categories=${CATEGORIES.join(",")}`,
      "--chrome-flags=--headless --no-sandbox --disable-gpu",
      ...(cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ cookie })}`]),
    ],
    { env: { ...process.env, CHROME_PATH: await findBrowser() }, maxBuffer: 2 ** 26 },
  );
  return stdout;
}
