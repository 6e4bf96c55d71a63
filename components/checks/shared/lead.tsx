import type { ReactNode } from "react";

/** Renders the text that matters most on a check screen. It is larger than the title below it. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="text-xl leading-tight font-bold tabular-nums md:text-2xl">{children}</p>;
}
