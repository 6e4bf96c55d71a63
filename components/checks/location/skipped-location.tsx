"use client";

import { useEffect } from "react";
import { ListSkeleton } from "@/components/checks/shared/list-skeleton";
import { replaceAddress } from "@/lib/client/history/address";
import { pathOfScreen } from "@/lib/features/checks/client/screens";
import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";

/** Skips a location without items. The URL is replaced, so that "back" does not return to it. */
export function SkippedLocation({ to }: { to: CheckScreen }) {
  const path = pathOfScreen(to);
  useEffect(() => replaceAddress(path), [path]);
  return (
    <>
      <p role="status" className="text-muted-foreground mb-4">
        No items in this location
      </p>
      <ListSkeleton />
    </>
  );
}
