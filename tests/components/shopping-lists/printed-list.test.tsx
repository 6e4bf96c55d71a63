import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { listAnswer, locationAnswer } from "../../support/answers";
import { eventually } from "../../support/eventually";
import { jam, latest, oil, renderList } from "./render-list";

const printed = () => document.querySelector<HTMLElement>(".printed");
const fire = (type: string) => act(() => void window.dispatchEvent(new Event(type)));

test("while the browser prints, a list has its lines by location with boxes that keep their ticks", async () => {
  renderList({
    ...latest(
      listAnswer({
        items: [
          { ...oil, notAvailable: true },
          { ...jam, purchased: true },
        ],
      }),
    ),
    "GET /api/locations": { body: [locationAnswer(1, "Kitchen")] },
  });
  await screen.findByRole("heading", { name: "Kitchen" });
  // The list for printing is loaded after the screen.
  await eventually(() => {
    fire("beforeprint");
    expect(printed()).not.toBeNull();
  });
  const page = within(printed() ?? document.createElement("p"));
  expect(page.getByRole("heading", { name: "Kitchen", level: 2 })).toBeTruthy();
  expect(page.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "3x Monini 1 l (not available) (Olive oil)",
    "✓1x Jam",
  ]);
  expect(page.getByText(/1 of 2 items purchased/)).toBeTruthy();
  fire("afterprint");
  expect(printed()).toBeNull();
});

test("the print button opens the print dialog of the browser", async () => {
  let calls = 0;
  window.print = () => void (calls += 1);
  const { user } = renderList(latest(listAnswer({ items: [oil] })));
  await user.click(await screen.findByRole("button", { name: "Print" }));
  expect(calls).toBe(1);
});
