"use client";

import { useEffect } from "react";

interface PlainFailureProps {
  error: unknown;
  title: string;
  text: string;
  /** Renders the failed part of the page again. */
  retry: () => void;
  /**
   * The path of a link below the retry button. The link loads the full page, because the state in memory may be
   * corrupt.
   */
  home?: string;
}

/** Shows a fatal error with plain elements only: its code is in the bundle of every page. */
export function PlainFailure({ error, title, text, retry, home }: PlainFailureProps) {
  useEffect(() => {
    console.error(error);
  }, [error]);

  return (
    <main className="mx-auto flex min-h-dvh max-w-md items-center px-4 py-12 text-center">
      <div role="alert" className="flex flex-1 flex-col">
        <h1 className="text-lg font-semibold text-balance">{title}</h1>
        <p className="text-muted-foreground mt-2 mb-6 text-pretty">{text}</p>
        <button
          type="button"
          onClick={retry}
          className="bg-primary text-primary-foreground hover:bg-primary-hover mx-auto min-h-12 rounded-lg px-5 font-semibold"
        >
          Try again
        </button>
        {home && (
          <a href={home} className="mx-auto mt-2.5 rounded-lg px-5 py-3 font-semibold">
            Go to the home page
          </a>
        )}
      </div>
    </main>
  );
}
