import { useLayoutEffect } from "react";
import { PRODUCT } from "@/lib/core/product";

/** The title of the screen that was mounted last. All restore this one, so that two screens never undo each other. */
let wanted = "";

/**
 * Sets the document title of a screen that shows one thing, such as an item, to the name of that thing. Next sets the
 * general title of the page again after hydration, and `PresentScreen` does after a navigation. The name is therefore
 * restored after each change of the title while the screen is mounted.
 */
export function useDocumentTitle(name: string): void {
  // A layout effect, because its cleanup runs before the next screen sets its title.
  useLayoutEffect(() => {
    wanted = `${name} · ${PRODUCT}`;
    const restore = () => {
      if (document.title !== wanted) document.title = wanted;
    };
    restore();
    const observer = new MutationObserver(restore);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [name]);
}
