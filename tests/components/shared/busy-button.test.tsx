import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { BusyButton } from "@/components/shared/busy-button";

function Form({ onSubmit }: { onSubmit: () => void }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        setBusy(true);
      }}
    >
      <input aria-label="Name" />
      <BusyButton type="submit" isBusy={isBusy} busyLabel="Saving...">
        Save
      </BusyButton>
    </form>
  );
}

test("a button that becomes busy keeps the focus, and does not submit its form again", async () => {
  const onSubmit = vi.fn();
  const user = userEvent.setup();
  render(<Form onSubmit={onSubmit} />);
  await user.click(screen.getByRole("button", { name: "Save" }));
  const busy = screen.getByRole<HTMLButtonElement>("button", { name: "Saving..." });
  // A browser takes the focus from a disabled button, but the simulated one does not.
  expect([document.activeElement, busy.disabled]).toEqual([busy, false]);
  await user.click(busy);
  await user.type(screen.getByLabelText("Name"), "Cellar{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("a busy button ignores a press", async () => {
  const onClick = vi.fn();
  render(
    <BusyButton isBusy busyLabel="Saving..." onClick={onClick}>
      Save
    </BusyButton>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Saving..." }));
  expect(onClick).not.toHaveBeenCalled();
});
