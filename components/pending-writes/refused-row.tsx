import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** Shows a refused write in a list: what was not saved, why, and what can be done. */
export function RefusedRow({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-2">
      <CircleAlert aria-hidden className="size-4.5 shrink-0" />
      <span className="min-w-40 flex-1 leading-snug font-medium wrap-anywhere">{text}</span>
      <span className="ml-auto flex">{children}</span>
    </li>
  );
}
