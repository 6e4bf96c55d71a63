import { Info } from "lucide-react";

/** Shows a sentence about an action that the demo account may not do. */
export function DemoNotice({ text }: { text: string }) {
  return (
    <p className="bg-muted flex items-start gap-2.5 rounded-xl px-4 py-3 text-base">
      <Info aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      {text}
    </p>
  );
}
