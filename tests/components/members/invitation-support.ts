import { fireEvent } from "@testing-library/react";

export const NOT_MAILED = "The invitation link is valid, but there was an issue sending the email.";

/** Presses and releases the pointer beside the open dialog, as a tap does. */
export function pressOutside() {
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
}
