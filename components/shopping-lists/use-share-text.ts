"use client";

import { useQuery } from "@tanstack/react-query";
import { copyText } from "@/lib/client/copy-text";
import { showFailure, showToast } from "@/lib/client/toast";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { listAsText } from "@/lib/features/shopping-lists/model/list-text";

/** What is shared of a list. */
interface SharedText {
  lines: readonly Line[];
  additions: readonly Addition[];
}

/**
 * Returns a function that shares what is left to buy as text: with the share sheet where the browser has one, else by the
 * clipboard.
 */
export function useShareText({ lines, additions }: SharedText): () => Promise<void> {
  const { data: rooms = [] } = useQuery(locationsQuery());
  const text = listAsText({ lines, additions }, rooms);

  async function copy() {
    // Without the clipboard API the text of an element is copied.
    const shown = document.createElement("pre");
    shown.textContent = text;
    shown.className = "sr-only";
    document.body.append(shown);
    if (await copyText(text, shown)) showToast({ title: "List copied" });
    else showFailure({ title: "Error", text: "The list could not be copied." });
    shown.remove();
  }

  return async () => {
    if (!("share" in navigator)) return copy();
    try {
      await navigator.share({ title: "Shopping List", text });
    } catch (error) {
      // The person has closed the share sheet.
      if (error instanceof DOMException && error.name === "AbortError") return;
      await copy();
    }
  };
}
