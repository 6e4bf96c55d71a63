import { act, fireEvent, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { TextField } from "@/components/shared/text-field";
import { Form, FormBody } from "@/components/ui/form";
import { renderScreen } from "../../support/render";

const ERROR = "A name is required";

function NameForm() {
  const form = useForm({
    mode: "onTouched",
    defaultValues: { name: "" },
    resolver: () => ({ values: {}, errors: { name: { type: "required", message: ERROR } } }),
  });
  return (
    <>
      <Form {...form}>
        <FormBody>
          <TextField control={form.control} name="name" label="Name" />
        </FormBody>
      </Form>
      <button type="button">Close</button>
    </>
  );
}

/** Changes the Name field and blurs it as pressing the Close button does. Returns the button, which is not clicked yet. */
function leaveByPress(): HTMLElement {
  const close = screen.getByRole("button", { name: "Close" });
  screen.getByLabelText("Name").focus();
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "x" } });
  fireEvent.pointerDown(close);
  fireEvent.blur(screen.getByLabelText("Name"));
  return close;
}

async function expectNoError(): Promise<void> {
  // The validation of the form ends in a later macrotask, so the test waits for one before it looks for the
  // error.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByText(ERROR)).toBeNull();
}

test("a field that loses the focus by the Tab key shows its error at once as an alert", async () => {
  const { user } = renderScreen(<NameForm />);
  await user.tab();
  await user.keyboard("x");
  await user.tab();
  expect((await screen.findByRole("alert")).textContent).toBe(ERROR);
});

test("a field that loses the focus without typing shows no error", async () => {
  const { user } = renderScreen(<NameForm />);
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Close" }));
  await expectNoError();
});

test("a field that loses the focus by a press on a button shows its error only after the click of that press", async () => {
  renderScreen(<NameForm />);
  const close = leaveByPress();
  await expectNoError();
  fireEvent.pointerUp(close);
  await expectNoError();
  fireEvent.click(close);
  expect(await screen.findByText(ERROR)).toBeTruthy();
});

test("a field that loses the focus by a press of the pointer shows its error even if no click follows", async () => {
  renderScreen(<NameForm />);
  const close = leaveByPress();
  fireEvent.pointerUp(close);
  expect(await screen.findByText(ERROR)).toBeTruthy();
});
