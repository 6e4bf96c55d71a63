import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { expectDiscardQuestion } from "../../support/discard-question";
import { latest, ready, renderList } from "./render-list";

describe("mailing a shopping list", () => {
  test("the dialog that mails a list whose lines are all purchased states that everything is already bought", async () => {
    const bought = { ...ready, items: ready.items.map((line) => ({ ...line, purchased: true })) };
    const { user } = renderList(latest(bought));
    await user.click(await screen.findByRole("button", { name: "Email List" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Email List" }));
    expect(dialog.getByText(/^Everything on the list is already bought/)).toBeTruthy();
  });

  test("a list is mailed to the given address, and an invalid address is refused", async () => {
    const { user, calls } = renderList({
      ...latest(ready),
      "POST /api/shopping-lists/3/email": { body: ready },
    });
    await user.click(await screen.findByRole("button", { name: "Email List" }));
    const field = await screen.findByLabelText<HTMLInputElement>("Email");
    expect(field.value).toBe("anna@example.com");
    await user.clear(field);
    await user.type(field, "anna at home");
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByText("Please enter a valid email address")).toBeTruthy();
    await user.clear(field);
    await user.type(field, "ben@example.org");
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByText("Shopping list sent to your email")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
      email: "ben@example.org",
    });
  });

  test("closing the form that mails a list asks for confirmation after the address was changed", async () => {
    const { user } = renderList(latest(ready));
    await user.click(await screen.findByRole("button", { name: "Email List" }));
    await user.type(await screen.findByLabelText("Email"), "m");
    await expectDiscardQuestion(user);
  });

  test("a list that could not be mailed shows an error and keeps the address", async () => {
    const { user } = renderList({
      ...latest(ready),
      "POST /api/shopping-lists/3/email": { status: 502, body: {} },
    });
    await user.click(await screen.findByRole("button", { name: "Email List" }));
    await user.click(await screen.findByRole("button", { name: "Send" }));
    expect(await screen.findByText("Failed to send email")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("anna@example.com");
  });
});
