import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { additionalAxeRules } from "@/tests/support/axe-rules";
import { isAccepted } from "./accepted";
import { type Inspection, inspectPage } from "./page-violations";

/** The maximum number of violations of one kind that are listed for a screenshot. */
const MOST_OF_A_KIND = 4;

interface Asked extends Inspection {
  /** The console errors of the page so far. */
  consoleErrors: readonly string[];
  shifts: readonly string[];
  hasAxe: boolean;
}

/** Returns the violations that code can detect on the open page, each as a sentence. */
export async function findViolations(
  page: Page,
  { isAtEnd, consoleErrors, shifts, hasAxe }: Asked,
): Promise<string[]> {
  const found = [
    ...(await page.evaluate(inspectPage, { isAtEnd })),
    ...shifts,
    ...consoleErrors.map((text) => `console error: ${text}`),
    ...(hasAxe ? await findAxeViolations(page) : []),
  ];
  const seen = new Map<string, number>();
  return [...new Set(found)].filter((text) => {
    if (isAccepted(text)) return false;
    const kind = text.split(":", 1)[0] ?? "";
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return count <= MOST_OF_A_KIND;
  });
}

async function findAxeViolations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({
    resultTypes: ["violations"],
    rules: await additionalAxeRules(page),
  });
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `axe ${id}: ${html.slice(0, 160)}`),
  );
}
