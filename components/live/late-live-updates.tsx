"use client";

import { useEffect, useState } from "react";
import type { LiveUpdates } from "./live-updates";

/** Live updates, whose code comes once the screen is there: no screen waits for it. */
export function LateLiveUpdates({ userId }: { userId: number }) {
  const [Loaded, setLoaded] = useState<typeof LiveUpdates>();

  useEffect(() => {
    // Without it the screens show what they loaded, as fresh as the specification asks.
    void import("./live-updates").then(
      ({ LiveUpdates }) => setLoaded(() => LiveUpdates),
      () => undefined,
    );
  }, []);

  return Loaded && <Loaded userId={userId} />;
}
