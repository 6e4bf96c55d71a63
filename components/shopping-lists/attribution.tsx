import type { ReactNode } from "react";
import { RelativeTime } from "@/components/shared/relative-time";

interface AttributionProps {
  /** The text before the name. */
  children: ReactNode;
  by: string | null;
  at: string | null;
}

/** Shows who made a change, and when. */
export function Attribution({ children, by, at }: AttributionProps) {
  return (
    <p className="text-muted-foreground text-sm wrap-anywhere">
      {children} {by}
      {at && (
        <>
          , <RelativeTime value={at} />
        </>
      )}
      .
    </p>
  );
}
