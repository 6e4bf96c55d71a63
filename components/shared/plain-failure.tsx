"use client";

import { useEffect } from "react";

interface PlainFailureProps {
  error: unknown;
  title: string;
  text: string;
  /** Renders the failed part again. */
  retry: () => void;
  /** A second way on: an address that is loaded in full, as nothing in memory is to be trusted. */
  home?: string;
}

/** The last screen of all, of plain elements: every page carries its code, and hardly anybody ever sees it. */
export function PlainFailure({ error, title, text, retry, home }: PlainFailureProps) {
  useEffect(() => {
    console.error(error);
  }, [error]);

  return (
    <main className="mx-auto flex min-h-dvh max-w-md items-center px-4 py-12 text-center">
      <div role="alert" className="flex flex-1 flex-col">
        <h1 className="text-xl font-semibold text-balance">{title}</h1>
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
