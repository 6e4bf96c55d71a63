"use client";

import "./globals.css";
import { PlainFailure } from "@/components/shared/plain-failure";
import { PRODUCT } from "@/lib/core/product";

interface GlobalErrorProps {
  error: unknown;
  retry: () => void;
}

/** What is left when the root layout itself fails: no providers, so nothing here may ask for one. */
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
