/**
 * Copies a text to the clipboard. Pages without HTTPS, such as those of a server in the home
 * network, have no clipboard API. The element that shows the text is then selected and copied with
 * `execCommand`.
 * @returns whether it worked; if not, the element stays selected for copying by hand.
 */
export async function copyText(text: string, shownIn: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    getSelection()?.selectAllChildren(shownIn);
    // oxlint-disable-next-line typescript/no-deprecated -- pages without HTTPS have no other function
    return document.execCommand("copy");
  }
}
