/**
 * Puts a text on the clipboard. On pages without HTTPS, such as those that a phone loads over the home network,
 * browsers offer no clipboard: there the element that shows the text is selected and copied as by hand.
 * @returns whether it worked; if not, the element is selected for the person's own hand.
 */
export async function copyText(text: string, shownIn: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    getSelection()?.selectAllChildren(shownIn);
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way there is left
    return document.execCommand("copy");
  }
}
