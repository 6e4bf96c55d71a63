"use client";

import type { ComponentProps, MouseEvent } from "react";
import { pathOfScreen } from "@/lib/features/checks/client/screens";
import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";
import { useOpenScreen } from "./use-open-screen";

interface ScreenLinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: CheckScreen;
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
}

/** Renders a link between two screens of the check. Following it sends no request. */
export function ScreenLink({ to, onClick, children, ...props }: ScreenLinkProps) {
  const openScreen = useOpenScreen();
  return (
    <a
      {...props}
      href={pathOfScreen(to)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || opensElsewhere(event)) return;
        event.preventDefault();
        openScreen(to);
      }}
    >
      {children}
    </a>
  );
}
