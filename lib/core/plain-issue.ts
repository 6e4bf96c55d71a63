import type { z } from "zod";

type Issue = z.core.$ZodRawIssue;

const TYPES: Record<string, string> = {
  string: "Must be a text",
  number: "Must be a number",
  int: "Must be a whole number",
  boolean: "Must be true or false",
  array: "Must be a list",
  object: "Must be an object with fields",
};

const FORMATS: Record<string, string> = {
  datetime: "Must be a date and a time, such as 2026-11-22T08:00:00Z",
  date: "Must be a date, such as 2026-11-22",
  email: "Must be an email address",
};

/**
 * Returns a plain message for an issue whose schema has none. zod's own texts ("expected number, received string")
 * are for programmers.
 */
export function plainIssue(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "This is required";
      return TYPES[issue.expected] ?? "Must have another form";
    case "too_small":
      return `Must ${boundOf(issue.origin, "at least", issue.minimum)}`;
    case "too_big":
      return `Must ${boundOf(issue.origin, "at most", issue.maximum)}`;
    case "invalid_format":
      return FORMATS[issue.format] ?? "Must have another form";
    case "invalid_value":
      return `Must be ${issue.values.map(String).join(" or ")}`;
    case "not_multiple_of":
      return `Must be a multiple of ${issue.divisor}`;
    default:
      return "Must have another form";
  }
}

function boundOf(origin: string, comparison: string, bound: number | bigint): string {
  switch (origin) {
    case "string":
      return `have ${comparison} ${bound} ${bound === 1 ? "character" : "characters"}`;
    case "array":
      return `have ${comparison} ${bound} ${bound === 1 ? "entry" : "entries"}`;
    default:
      return `be ${comparison} ${bound}`;
  }
}
