"use client";

import { Copy, Share2 } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { copyText } from "@/lib/client/copy-text";
import { showFailure, showToast } from "@/lib/client/toast";
import { PRODUCT } from "@/lib/core/product";

/** Shows a link with buttons to copy it and, where the browser can, to share it with another app. */
export function ShareLink({ link }: { link: string }) {
  const shown = useRef<HTMLParagraphElement>(null);

  async function copy() {
    if (!shown.current) return;
    if (await copyText(link, shown.current)) showToast({ title: "Link copied" });
    else {
      showFailure({
        title: "Error",
        text: "The link could not be copied. Select it and copy it.",
      });
    }
  }

  async function share() {
    try {
      await navigator.share({ title: PRODUCT, url: link });
    } catch (error) {
      // An AbortError is no failure: the person has closed the share sheet.
      if (error instanceof DOMException && error.name === "AbortError") return;
      showFailure({
        title: "Error",
        text: "The link could not be shared. Copy it and send it.",
      });
    }
  }

  return (
    <>
      <p ref={shown} className="bg-muted rounded-xl px-4 py-3 text-sm break-all select-text">
        {link}
      </p>
      <div className="flex flex-wrap gap-2.5 *:flex-1">
        <Button size="lg" onClick={() => void copy()}>
          <Copy aria-hidden />
          Copy link
        </Button>
        {"share" in navigator && (
          <Button size="lg" variant="outline" onClick={() => void share()}>
            <Share2 aria-hidden />
            Share link
          </Button>
        )}
      </div>
    </>
  );
}
