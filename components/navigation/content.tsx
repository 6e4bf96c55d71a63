import type { ReactNode } from "react";

/** Renders the main region, which ends above the bottom bar of phones where the screen has one. */
export function Content({ children }: { children: ReactNode }) {
  return (
    <main
      id="content"
      tabIndex={-1}
      className="above-bottom-bar mx-auto w-full max-w-5xl min-w-0 px-4 pt-5 outline-none md:px-8 md:py-10 lg:px-6 xl:px-8 2xl:max-w-7xl"
    >
      {children}
    </main>
  );
}
