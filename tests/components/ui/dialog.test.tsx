import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { AlertDialog, AlertDialogContent, AlertDialogTitle } from "@/components/ui/alert-dialog";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { scrollToTopAfterDialog } from "@/lib/client/history/use-back-closes";

const depth = () => (window.history.state as { openDialogs?: number } | null)?.openDialogs ?? 0;

function Screen({ isBusy = false }: { isBusy?: boolean }) {
  const [shown, setShown] = useState<"none" | "form" | "question" | "other">("none");
  const close = (next: boolean) => !next && !isBusy && setShown("none");
  return (
    <>
      <button onClick={() => setShown("form")}>Open</button>
      <Dialog open={shown === "form" || shown === "question"} onOpenChange={close}>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Form</DialogTitle>
          <button onClick={() => setShown("question")}>Ask</button>
          <button onClick={() => setShown("other")}>Instead</button>
          <AlertDialog open={shown === "question"} onOpenChange={() => setShown("form")}>
            <AlertDialogContent aria-describedby={undefined}>
              <AlertDialogTitle>Question</AlertDialogTitle>
              <button onClick={() => setShown("none")}>Yes</button>
            </AlertDialogContent>
          </AlertDialog>
        </DialogContent>
      </Dialog>
      <Dialog open={shown === "other"} onOpenChange={close}>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Other</DialogTitle>
        </DialogContent>
      </Dialog>
    </>
  );
}

const press = (name: string) =>
  act(() => {
    screen.getByText(name, { selector: "button" }).click();
    return Promise.resolve();
  });

/** Navigates back and waits until the text `gone` is no longer shown and `left` dialogs are open. */
async function goBack(gone: string, left: number) {
  history.back();
  await waitFor(() => expect([screen.queryByText(gone), depth()]).toEqual([null, left]));
}

test("scrollToTopAfterDialog scrolls to the top at once without a dialog, and otherwise once the history entry of the dialog is left", async () => {
  const scrollTo = vi.fn();
  vi.stubGlobal("scrollTo", scrollTo);
  scrollToTopAfterDialog();
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  scrollTo.mockClear();
  render(<Screen />);
  await press("Open");
  scrollToTopAfterDialog();
  expect(scrollTo).not.toHaveBeenCalled();
  await goBack("Form", 0);
  await waitFor(() => expect(scrollTo.mock.calls).toEqual([[0, 0]]));
});

test("the back button closes the top dialog, and confirming the top dialog closes all open dialogs", async () => {
  render(<Screen />);
  await press("Open");
  await press("Ask");
  expect(depth()).toBe(2);
  await goBack("Question", 1);
  expect(screen.getByText("Form")).toBeTruthy();
  await press("Ask");
  expect(depth()).toBe(2);
  await press("Yes");
  await waitFor(() => expect([screen.queryByText("Form"), depth()]).toEqual([null, 0]));
});

test("a dialog that replaces another one reuses its browser history entry", async () => {
  const go = vi.spyOn(history, "go");
  render(<Screen />);
  await press("Open");
  const { length } = history;
  await press("Instead");
  expect([depth(), history.length, go.mock.calls]).toEqual([1, length, []]);
  await goBack("Other", 0);
});

test("the back button closes a dialog only after it is no longer busy", async () => {
  const push = vi.spyOn(history, "pushState");
  const { rerender } = render(<Screen />);
  await press("Open");
  rerender(<Screen isBusy />);
  history.back();
  await waitFor(() => expect(push).toHaveBeenCalledTimes(2));
  expect(screen.getByText("Form")).toBeTruthy();
  expect(depth()).toBe(1);
  rerender(<Screen />);
  await goBack("Form", 0);
});

test("closing a dialog by the back button does not reach other popstate listeners", async () => {
  const heard = vi.fn();
  render(<Screen />);
  await press("Open");
  addEventListener("popstate", heard);
  await goBack("Form", 0);
  await press("Open");
  await press("Ask");
  await press("Yes");
  await waitFor(() => expect(depth()).toBe(0));
  removeEventListener("popstate", heard);
  expect(heard).not.toHaveBeenCalled();
});

test("a press on Close leaves the focus in the field, so that the keyboard of a phone stays open until the click", async () => {
  const user = userEvent.setup();
  render(
    <Dialog open onOpenChange={() => undefined}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Form</DialogTitle>
        <input aria-label="Name" />
      </DialogContent>
    </Dialog>,
  );
  const field = screen.getByLabelText("Name");
  await user.click(field);
  await user.pointer({ keys: "[MouseLeft>]", target: screen.getByLabelText("Close") });
  expect(document.activeElement).toBe(field);
});
