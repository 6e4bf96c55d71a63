import { LoaderCircle } from "lucide-react";
import { cn } from "@/components/ui/class-names";

/** Shows a spinner. `label` is for places without a visible text. */
export function Spinner({ className, label }: { className?: string; label?: string }) {
  return (
    <span role={label ? "status" : undefined} className="inline-flex">
      <LoaderCircle aria-hidden className={cn("size-5 animate-spin", className)} />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
