import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UseFirstCard } from "@/components/home/use-first-card";
import { setClock } from "@/lib/core/clock";
import { itemAnswer } from "../../support/answers";

// Past midnight in UTC, and still the evening before in the time zone of the tests.
beforeEach(() => setClock(new Date("2026-03-20T01:00:00.000Z")));
afterEach(() => setClock(undefined));

test("the browser replaces the day of a server in another time zone by its own day without a hydration error", () => {
  const milk = itemAnswer(1, { name: "Milk", bestBefore: "2026-03-20", currentStock: 1 });
  const card = <UseFirstCard items={[milk]} />;
  vi.stubEnv("TZ", "UTC");
  const html = renderToString(card);
  vi.unstubAllEnvs();
  expect(html).toContain("today");
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = html;
  const onRecoverableError = vi.fn();
  render(card, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByText(/tomorrow$/)).toBeTruthy();
});
