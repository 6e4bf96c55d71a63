import { countNouns } from "@/lib/core/count-text";
import type { Finding } from "./finding";

const SIGNS = { ok: "✓", warning: "!", error: "✗" } as const;

/**
 * Returns the findings with their advice as terminal text. The last line has the numbers of errors and warnings.
 */
export function describeFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ topic }) => topic.length));
  const lines = findings.flatMap(({ level, topic, text, advice }) => [
    `${SIGNS[level]} ${topic.padEnd(width)}  ${text}`,
    ...(advice === undefined ? [] : [`  ${"".padEnd(width)}  → ${advice}`]),
  ]);
  const errors = findings.filter(({ level }) => level === "error").length;
  const warnings = findings.filter(({ level }) => level === "warning").length;
  return [...lines, "", `${countNouns(errors, "error")}, ${countNouns(warnings, "warning")}`].join(
    "\n",
  );
}
