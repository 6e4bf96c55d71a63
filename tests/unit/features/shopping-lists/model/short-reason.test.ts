import { expect, it } from "vitest";
import { shortReason } from "@/lib/features/shopping-lists/model/short-reason";

it.each([
  [
    "the sentences that fit",
    "You have 1.5 cartons and want to keep 2. That is down from 2 at the check before. Bought 1 since the check.",
    "You have 1.5 cartons and want to keep 2. That is down from 2 at the check before.",
  ],
  ["a short text whole", "No cartons are left. You want 2.", "No cartons are left. You want 2."],
  [
    "the first sentence also if it is long",
    `${"long ".repeat(20)}text. Next.`,
    `${"long ".repeat(20)}text.`,
  ],
  ["a text without an end", "No cartons are left", "No cartons are left"],
])("shortReason returns %s", (_, rationale, short) => {
  expect(shortReason(rationale)).toBe(short);
});
