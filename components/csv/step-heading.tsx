import { type ReactNode, useEffect, useRef } from "react";

/**
 * What a step of the dialog is about. It takes the focus, which was on a button that is gone, and shows the step
 * from its top: a phone had scrolled down to that button.
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
