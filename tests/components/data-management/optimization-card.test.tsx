import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { OptimizationCard } from "@/components/data-management/optimization-card";
import type { Optimization } from "@/lib/features/photos/model/dto";
import { idleOptimization } from "../../support/answers";
import { deferred } from "../../support/deferred";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";

function showCard(answers: Parameters<typeof fakeApi>[0]) {
  fakeApi({ "GET /api/migrate-images": { body: idleOptimization }, ...answers });
  return renderScreen(<OptimizationCard />);
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

const CALL = "POST /api/migrate-images";
const running = { ...idleOptimization, isRunning: true, total: 9, migrated: 2, skipped: 1 };

test("a running photo optimization shows its progress and cannot be started again", async () => {
  showCard({
    "GET /api/migrate-images": { body: { ...running, startedAt: "2026-01-01T00:00:00Z" } },
  });
  expect(await screen.findByText("3 of 9 photos")).toBeTruthy();
  expect(button("Optimizing Storage...").getAttribute("aria-disabled")).toBe("true");
});

test.each([
  [
    { total: 9, migrated: 8, failed: 1, endedAt: "2026-01-01T00:05:00Z" },
    /9 of 9 photos looked at, 1 could not/,
  ],
  [{ endedAt: "2026-01-01T00:05:00Z" }, /there were no photos/],
  [{ total: 9, migrated: 4 }, /Broken off after 4 of 9 photos/],
])("the storage optimization card shows how the last optimization ended: %j", async (end, text) => {
  const last = { ...idleOptimization, startedAt: "2026-01-01T00:00:00Z", ...end };
  showCard({ "GET /api/migrate-images": { body: last } });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(button("Optimize Storage").disabled).toBe(false);
});

test.each([
  [{ body: { success: true, migrated: 1, skipped: 0, failed: 0 } }, "Optimization complete"],
  [{ body: { success: false, migrated: 1, skipped: 0, failed: 1 } }, "Optimization failed"],
  [{ status: 503, body: { message: "Not now", code: "unavailable" } }, "Optimization failed"],
])(
  "the answer %j to starting a photo optimization shows the toast %s and enables the button again",
  async (answer, toast) => {
    const { user } = showCard({ [CALL]: answer });
    await user.click(button("Optimize Storage"));
    expect(await screen.findByText(toast)).toBeTruthy();
    if (toast === "Optimization failed") {
      const text = "There was an error optimizing the storage. Please try again later.";
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(await screen.findByRole("button", { name: "Optimize Storage" })).toHaveProperty(
      "disabled",
      false,
    );
  },
);

test("an optimization shows its progress until the server answers, and then its result", async () => {
  const startedAt = "2026-01-01T00:00:00Z";
  let state = idleOptimization;
  const answer = deferred<{ body: object }>();
  const { user } = showCard({
    "GET /api/migrate-images": () => ({ body: state }),
    [CALL]: () => answer.promise,
  });
  state = { ...running, startedAt };
  await user.click(button("Optimize Storage"));
  expect(await screen.findByText("3 of 9 photos")).toBeTruthy();
  expect(button("Optimizing Storage...").getAttribute("aria-disabled")).toBe("true");
  state = { ...idleOptimization, total: 9, migrated: 9, startedAt, endedAt: startedAt };
  answer.resolve({ body: { success: true, migrated: 9, skipped: 0, failed: 0 } });
  expect(await screen.findByText(/Last run .*9 of 9 photos looked at/)).toBeTruthy();
});

test("the progress of a photo optimization that another member started is polled until the optimization ends", async () => {
  const startedAt = "2026-01-01T00:00:00Z";
  let state: Optimization = { ...running, startedAt };
  showCard({ "GET /api/migrate-images": () => ({ body: state }) });
  expect(await screen.findByText("3 of 9 photos")).toBeTruthy();
  state = { ...state, isRunning: false, migrated: 9, skipped: 0, endedAt: startedAt };
  expect(await screen.findByText(/9 of 9 photos looked at/)).toBeTruthy();
});
