"use client";

import type { ComponentProps, MouseEvent } from "react";
import { openInPlace, pushAddress } from "@/lib/client/history/address";

interface AppLinkProps extends Omit<ComponentProps<"a">, "href"> {
  href: string;
  /** Whether the current history entry is replaced: for links in dialogs (docs/decisions/0030). */
  replace?: boolean;
}

/** Returns whether the browser opens the link of a click in another tab or window, or downloads it. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
}

/**
 * Renders a link between two screens of the household. The browser renders the screen at once, and no page is requested
 * from the server (docs/decisions/0056). Links to other pages use Next's `Link`.
 */
export function AppLink({ href, replace = false, onClick, children, ...props }: AppLinkProps) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || opensElsewhere(event)) return;
        event.preventDefault();
        if (replace) openInPlace(href);
        else pushAddress(href);
      }}
    >
      {children}
    </a>
  );
}
