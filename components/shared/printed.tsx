"use client";

import { Printer } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";

/** Prints other content in place of the page. It is rendered only while the browser prints, so it may be long. */
export function Printed({ children }: { children: ReactNode }) {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    // The browser prints the document in its state after this event, so the render must be synchronous.
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", start);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", start);
      window.removeEventListener("afterprint", end);
    };
  }, []);

  return isPrinting ? createPortal(<div className="printed">{children}</div>, document.body) : null;
}

/**
 * Loads the content of `Printed` after the screen, and returns whether it is loaded. It is loaded in advance, because
 * printing does not wait for a script. If it could not be loaded, the page itself is printed.
 * @param preload must be the same function on each render
 */
export function useCanPrint(preload: () => Promise<boolean>): boolean {
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => void preload().then(setCanPrint), [preload]);
  return canPrint;
}

/** Opens the print dialog of the browser. On phones the button has only its icon. */
export function PrintButton({ className, ...props }: ComponentProps<typeof Button>) {
  return (
    <Button
      variant="outline"
      title="Print"
      className={cn("max-sm:w-11 max-sm:px-0", className)}
      onClick={() => window.print()}
      {...props}
    >
      <Printer aria-hidden />
      <span className="max-sm:sr-only">Print</span>
    </Button>
  );
}
