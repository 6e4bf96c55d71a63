import { expect, it } from "vitest";
import { clearQuestion } from "@/lib/features/purchases/model/clear-question";

it.each([
  [
    { lines: 12, ticked: 0, open: 0, left: 0 },
    "Every item will be removed from this shopping list, purchased or not. Your stock stays as it is.",
  ],
  [
    { lines: 1, ticked: 2, open: 0, left: 3 },
    "Every item will be removed from this shopping list, purchased or not. Removed: 1 item of the check, 2 things that were added and bought. Your stock stays as it is: 3 things not put away.",
  ],
  [
    { lines: 12, ticked: 0, open: 3, left: 0 },
    "Every item will be removed from this shopping list, purchased or not, except what was added and is not bought. Removed: 12 items of the check. Not removed: 3 things that were added and not bought. Your stock stays as it is.",
  ],
  [
    { lines: 0, ticked: 1, open: 1, left: 1 },
    "Every item will be removed from this shopping list, purchased or not, except what was added and is not bought. Removed: 1 thing that was added and bought. Not removed: 1 thing that was added and not bought. Your stock stays as it is: 1 thing not put away.",
  ],
])("clearing a list with %j asks %j", (cleared, question) => {
  expect(clearQuestion(cleared)).toBe(question);
});
