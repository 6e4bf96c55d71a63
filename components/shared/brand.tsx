import { cn } from "@/components/ui/class-names";
import { PRODUCT } from "@/lib/core/product";

/** Shows the logo, a jar with a leaf, and the product name. */
export function Brand({ className }: { className?: string }) {
  return (
    <span className={cn("inline-flex items-center gap-2.5 text-lg font-bold", className)}>
      <svg aria-hidden viewBox="0 0 32 32" className="size-8 shrink-0" fill="none">
        <rect width="32" height="32" rx="9" className="fill-primary" />
        <path
          d="M11 7.5h10M11.5 11C9.8 11.8 9 13 9 15v7.5a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V15c0-2-.8-3.2-2.5-4z"
          className="stroke-primary-foreground"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M16 22c-2.7-.6-3.7-2.9-3.2-5.5 2.4.3 3.7 1.7 3.2 5.5zm0 0c2.2-.5 3.2-1.9 3.3-3.9-2 .1-3.2 1.3-3.3 3.9z"
          className="fill-primary-foreground"
        />
      </svg>
      {/* The notice about the data on this device takes the place of the name in a title bar. */}
      <span className="tracking-tight [body:has([data-device-notice])_[data-title-bar]_&]:sr-only">
        {PRODUCT}
      </span>
    </span>
  );
}
