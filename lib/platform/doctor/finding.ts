/** The result of one check: "error" must be corrected, "warning" should be looked at. */
export interface Finding {
  level: "ok" | "warning" | "error";
  /** What was checked, such as "Mail". */
  topic: string;
  text: string;
  /** What the operator should do. Missing in an "ok", which needs no action. */
  advice?: string;
}

/** A finding without its topic, which the check adds. */
export type Verdict = Omit<Finding, "topic">;

/** Returns the verdict that nothing has to be done. */
export const ok = (text: string): Verdict => ({ level: "ok", text });

/** Returns the verdict that something works but should be looked at. */
export const warning = (text: string, advice: string): Verdict => ({
  level: "warning",
  text,
  advice,
});

/** Returns the verdict that something does not work or is not safe. */
export const failure = (text: string, advice: string): Verdict => ({
  level: "error",
  text,
  advice,
});
