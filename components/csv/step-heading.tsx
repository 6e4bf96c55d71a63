import { type ReactNode, useEffect, useRef } from "react";

/**
 * Renders the heading of a step. It takes the focus, because the focused button has been unmounted.
 * It also scrolls the step to its top: a phone may be scrolled down to that button.
 */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const dialog = heading.current?.closest("[role=dialog]");
    if (dialog) dialog.scrollTop = 0;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h3 ref={heading} tabIndex={-1} className="text-lg font-semibold wrap-anywhere outline-none">
      {children}
    </h3>
  );
}
