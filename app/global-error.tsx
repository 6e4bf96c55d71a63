"use client";

import "./globals.css";
import { PlainFailure } from "@/components/shared/plain-failure";
import { PRODUCT } from "@/lib/core/product";

interface GlobalErrorProps {
  error: unknown;
  retry: () => void;
}

/** Renders the error page for a failed root layout. It has no providers, so it uses no context. */
export default function GlobalError(props: GlobalErrorProps) {
  return (
    <html lang="en">
      <body>
        <title>{PRODUCT}</title>
        <PlainFailure
          title={`${PRODUCT} could not be started`}
          text="Something went wrong on our side. Try again in a moment."
          {...props}
        />
      </body>
    </html>
  );
}
