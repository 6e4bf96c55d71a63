import { copyText } from "@/lib/client/copy-text";
import { showFailure, showToast } from "@/lib/client/toast";
import type { Location } from "@/lib/features/locations/model/dto";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { listAsText } from "@/lib/features/shopping-lists/model/list-text";

/** What is shared of a list. */
interface SharedText {
  lines: readonly Line[];
  additions: readonly Addition[];
}

/** Shares what is left to buy as text: with the share sheet where the browser has one, else by the clipboard. */
export async function shareText(shared: SharedText, rooms: readonly Location[]): Promise<void> {
  const text = listAsText(shared, rooms);
  if (!("share" in navigator)) return copy(text);
  try {
    await navigator.share({ title: "Shopping List", text });
  } catch (error) {
    // An AbortError is no failure: the person has closed the share sheet.
    if (error instanceof DOMException && error.name === "AbortError") return;
    await copy(text);
  }
}

async function copy(text: string): Promise<void> {
  // Where the clipboard API is missing, `copyText` copies the text of this element.
  const shown = document.createElement("pre");
  shown.textContent = text;
  shown.className = "sr-only";
  document.body.append(shown);
  if (await copyText(text, shown)) showToast({ title: "List copied" });
  else showFailure({ title: "Error", text: "The list could not be copied." });
  shown.remove();
}
