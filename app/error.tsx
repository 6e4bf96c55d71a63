"use client";

import Link from "next/link";
import { useEffect } from "react";
import { ErrorPanel } from "@/components/shared/error-panel";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/client/paths";

interface ErrorPageProps {
  error: unknown;
  retry: () => void;
}

/** A screen that could not be shown at all. */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  useEffect(() => {
    console.error(error);
  }, [error]);

  return (
    <main className="flex min-h-[70dvh] items-center justify-center">
      <ErrorPanel
        level={1}
        title="Something went wrong"
        text="This page could not be shown. Nothing you entered elsewhere is lost. Try again in a moment."
        onRetry={retry}
        action={
          <Button asChild variant="ghost" size="lg">
            <Link href={paths.home()}>Go to the home page</Link>
          </Button>
        }
      />
    </main>
  );
}
