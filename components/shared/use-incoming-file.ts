"use client";

import { useEffect, useEffectEvent, useState } from "react";

/**
 * Calls `onFile` with a file that is dropped anywhere on the page or pasted. The whole page is a
 * drop target because browsers navigate to a file that is dropped elsewhere.
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
      // A drag that moves to another element of the page has a `relatedTarget`. Without one it has left the
      // page.
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
        // Copied text may include an image of itself. The text is then the intended content.
        const file = clipboardData?.files[0];
        if (file && !clipboardData.types.includes("text/plain")) hand(file);
      },
      options,
    );
    return () => listening.abort();
  }, []);

  return isDragging;
}
