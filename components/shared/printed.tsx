"use client";

import { Printer } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";

interface PrintedProps {
  /**
   * Loads the script of the content, after the screen and in advance, because printing does not wait for a script. If it
   * fails, the page itself is printed. Must be the same function on each render.
   */
  preload: () => Promise<boolean>;
  children: ReactNode;
}

/** Prints other content in place of the page. It is rendered only while the browser prints, so it may be long. */
export function Printed({ preload, children }: PrintedProps) {
  const [isLoaded, setLoaded] = useState(false);
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => void preload().then(setLoaded), [preload]);

  useEffect(() => {
    if (!isLoaded) return;
    // The browser prints the document in its state after this event, so the render must be synchronous.
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", start);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", start);
      window.removeEventListener("afterprint", end);
    };
  }, [isLoaded]);

  return isPrinting ? createPortal(<div className="printed">{children}</div>, document.body) : null;
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
