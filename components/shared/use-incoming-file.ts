"use client";

import { useEffect, useEffectEvent, useState } from "react";

/**
 * Hands over the file that is dropped anywhere on the page, or pasted, while this is on screen.
 * Anywhere, because a browser leaves the page, and with it the form, for a file that misses its target.
 * @returns whether a file is being dragged over the page.
 */
export function useIncomingFile(onFile: (file: File) => void): boolean {
  const [isDragging, setDragging] = useState(false);
  const hand = useEffectEvent(onFile);

  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    document.addEventListener(
      "dragover",
      (event) => {
        if (!event.dataTransfer?.types.includes("Files")) return;
        event.preventDefault();
        setDragging(true);
      },
      options,
    );
    document.addEventListener(
      "dragleave",
      // Leaving one element for another is not leaving the page.
      (event) => event.relatedTarget === null && setDragging(false),
      options,
    );
    document.addEventListener(
      "drop",
      (event) => {
        setDragging(false);
        const file = event.dataTransfer?.files[0];
        if (!file) return;
        event.preventDefault();
        hand(file);
      },
      options,
    );
    document.addEventListener(
      "paste",
      ({ clipboardData }) => {
        // Copied text may bring a picture of itself along: then it is the text that is meant.
        const file = clipboardData?.files[0];
        if (file && !clipboardData.types.includes("text/plain")) hand(file);
      },
      options,
    );
    return () => listening.abort();
  }, []);

  return isDragging;
}
