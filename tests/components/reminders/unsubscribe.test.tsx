import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Unsubscribe } from "@/components/reminders/unsubscribe";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";

const CALL = "POST /api/unsubscribe?token=7.abc";
const button = () => screen.getByRole("button", { name: "Stop reminders" });

test("nothing happens before the button is pressed; then the reminders are stopped and it says so", async () => {
  const calls = fakeApi({ [CALL]: { status: 204 } });
  const { user } = renderScreen(<Unsubscribe token="7.abc" />);
  expect(calls).toEqual([]);
  await user.click(button());
  expect(await screen.findByRole("heading", { name: "Reminders stopped" })).toBeDefined();
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([CALL]);
});

test("a link that is not ours says so and leaves the button", async () => {
  fakeApi({
    [CALL]: { status: 400, body: { message: "This link is not valid.", code: "invalid_input" } },
  });
  const { user } = renderScreen(<Unsubscribe token="7.abc" />);
  await user.click(button());
  expect(await screen.findByText("This link is not valid.")).toBeDefined();
  expect(button()).toBeDefined();
});
