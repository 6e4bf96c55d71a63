import { useEffect, useRef, type ReactNode } from "react";

/** What a step of the dialog is about. It takes the focus, which was on a button that is gone. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className="text-lg font-semibold wrap-anywhere outline-none">
      {children}
    </h3>
  );
}
