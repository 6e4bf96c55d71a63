import { fireEvent, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { CheckboxField } from "@/components/shared/checkbox-field";
import { Form, FormBody } from "@/components/ui/form";
import { renderScreen } from "../../support/render";

function Consent({ onSend }: { onSend: (values: { isAgreed: boolean }) => void }) {
  const form = useForm({ defaultValues: { isAgreed: false } });
  return (
    <Form {...form}>
      <FormBody onSubmit={(event) => void form.handleSubmit(onSend)(event)}>
        <CheckboxField control={form.control} name="isAgreed" label="I agree" />
        <button type="submit">Send</button>
      </FormBody>
    </Form>
  );
}

const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "I agree" });

test("a checkbox is toggled by its label and by the space bar, and its form sends a boolean", async () => {
  const onSend = vi.fn();
  const { user } = renderScreen(<Consent onSend={(values) => void onSend(values)} />);
  expect(box().checked).toBe(false);
  await user.click(screen.getByText("I agree"));
  expect(box().checked).toBe(true);
  box().focus();
  await user.keyboard(" ");
  expect(box().checked).toBe(false);
  await user.keyboard(" ");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ isAgreed: true });
});

test("Enter on a checkbox does not send its form", async () => {
  const onSend = vi.fn();
  const { user } = renderScreen(<Consent onSend={(values) => void onSend(values)} />);
  box().focus();
  await user.keyboard("{Enter}");
  expect(onSend).not.toHaveBeenCalled();
});

test("Ctrl+Enter on a checkbox is left to the shortcut that sends the form", () => {
  renderScreen(<Consent onSend={vi.fn()} />);
  expect(fireEvent.keyDown(box(), { key: "Enter", ctrlKey: true })).toBe(true);
});

test("a mouse press on a checkbox prevents the default, so that a field does not lose the focus", () => {
  renderScreen(<Consent onSend={vi.fn()} />);
  expect(fireEvent.mouseDown(box())).toBe(false);
});
