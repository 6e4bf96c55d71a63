"use client";

import { useQuery } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { copyText } from "@/lib/client/copy-text";
import { showFailure, showToast } from "@/lib/client/toast";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { listAsText } from "@/lib/features/shopping-lists/model/list-text";

interface ShareListProps {
  lines: readonly Line[];
  additions: readonly Addition[];
}

/**
 * Shares what is left to buy as text: with the share sheet where the browser has one, else by the clipboard. On phones
 * the button has only its icon.
 */
export function ShareList({ lines, additions }: ShareListProps) {
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

  async function share() {
    if (!("share" in navigator)) return copy();
    try {
      await navigator.share({ title: "Shopping List", text });
    } catch (error) {
      // The person has closed the share sheet.
      if (error instanceof DOMException && error.name === "AbortError") return;
      await copy();
    }
  }

  return (
    <Button
      variant="outline"
      title="Share"
      className="max-sm:w-11 max-sm:px-0"
      onClick={() => void share()}
    >
      <Share2 aria-hidden />
      <span className="max-sm:sr-only">Share</span>
    </Button>
  );
}
