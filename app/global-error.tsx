"use client";

import { useEffect } from "react";
import { ErrorPanel } from "@/components/shared/error-panel";
import { PRODUCT } from "@/lib/core/product";
import "./globals.css";

interface GlobalErrorProps {
  error: unknown;
  retry: () => void;
}

/** What is left when the root layout itself fails: no providers, so nothing here may ask for one. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  useEffect(() => {
    console.error(error);
  }, [error]);

  return (
    <html lang="en">
      <body className="flex items-center justify-center">
        <title>{PRODUCT}</title>
        <main>
          <ErrorPanel
            level={1}
            title={`${PRODUCT} could not be started`}
            text="Something went wrong on our side. Try again in a moment."
            onRetry={retry}
          />
        </main>
      </body>
    </html>
  );
}
