import { expect, test } from "vitest";
import { describeFindings } from "@/lib/platform/doctor/describe-findings";

test("describeFindings aligns the topics, prints advice below a fault, and ends with the number of faults", () => {
  const text = describeFindings([
    { level: "ok", topic: "Clock", text: "right" },
    { level: "warning", topic: "Mail", text: "not sent", advice: "Set SMTP_URL." },
    { level: "error", topic: "Database", text: "gone", advice: "Start it." },
  ]);
  expect(text.split("\n")).toEqual([
    "✓ Clock     right",
    "! Mail      not sent",
    "            → Set SMTP_URL.",
    "✗ Database  gone",
    "            → Start it.",
    "",
    "1 error, 1 warning",
  ]);
});
