"use client";

import { useEffect } from "react";
import { buttonVariants } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";
import { ErrorPanel } from "./error-panel";

interface FailedScreenProps {
  error: unknown;
  /** Renders the failed part again. */
  retry: () => void;
}

/** Shows an error in place of a whole screen. */
export function FailedScreen({ error, retry }: FailedScreenProps) {
  useEffect(() => {
    console.error(error);
  }, [error]);

  return (
    <ErrorPanel
      level={1}
      title="Something went wrong"
      text="This page could not be shown. Nothing you entered elsewhere is lost. Try again in a moment."
      onRetry={retry}
      action={
        // A full page load on purpose: after an error the state in memory may be corrupt.
        <a href={paths.home()} className={buttonVariants({ variant: "ghost", size: "lg" })}>
          Go to the home page
        </a>
      }
    />
  );
}
