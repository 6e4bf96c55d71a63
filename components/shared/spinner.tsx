import { LoaderCircle } from "lucide-react";
import { cn } from "@/components/ui/class-names";

/** Something is being worked at. Where no text beside it says so, `label` does. */
export function Spinner({ className, label }: { className?: string; label?: string }) {
  return (
    <span role={label ? "status" : undefined} className="inline-flex">
      <LoaderCircle aria-hidden className={cn("size-5 animate-spin", className)} />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
