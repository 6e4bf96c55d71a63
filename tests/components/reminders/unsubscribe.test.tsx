import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Unsubscribe } from "@/components/reminders/unsubscribe";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";

const CALL = "POST /api/unsubscribe?token=7.abc";
const button = () => screen.getByRole("button", { name: "Stop reminders" });

test("reminders are stopped only after the button on the unsubscribe page is pressed", async () => {
  const calls = fakeApi({ [CALL]: { status: 204 } });
  const { user } = renderScreen(<Unsubscribe token="7.abc" kind="overdue" />);
  expect(calls).toEqual([]);
  await user.click(button());
  expect(await screen.findByRole("heading", { name: "Reminders stopped" })).toBeDefined();
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([CALL]);
});

test("an invalid unsubscribe link shows an error and keeps the button", async () => {
  fakeApi({
    [CALL]: { status: 400, body: { message: "This link is not valid.", code: "invalid_input" } },
  });
  const { user } = renderScreen(<Unsubscribe token="7.abc" kind="overdue" />);
  await user.click(button());
  expect(await screen.findByText("This link is not valid.")).toBeDefined();
  expect(button()).toBeDefined();
});

test.each([
  [
    "overdue",
    /while an inventory check is overdue/,
    /no more mails about overdue inventory checks/,
  ],
  ["runOut", /if items may run out/, /no more mails about items that may run out/],
] as const)(
  "the unsubscribe page names the reminders of the link (%s)",
  async (kind, ask, done) => {
    fakeApi({ [CALL]: { status: 204 } });
    const { user } = renderScreen(<Unsubscribe token="7.abc" kind={kind} />);
    expect(screen.getByText(ask)).toBeDefined();
    await user.click(button());
    expect(await screen.findByText(done)).toBeDefined();
  },
);
