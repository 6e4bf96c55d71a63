"use client";

import { useEffect, useState } from "react";
import type { BackgroundSync } from "./background-sync";

/** Loads `BackgroundSync` as a separate chunk after the first render. */
export function LazyBackgroundSync({ userId }: { userId: number }) {
  const [Loaded, setLoaded] = useState<typeof BackgroundSync>();

  useEffect(() => {
    // A loading error is ignored: without background sync, cached data that is older than five
    // minutes is still refetched when a screen opens.
    void import("./background-sync").then(
      ({ BackgroundSync }) => setLoaded(() => BackgroundSync),
      () => undefined,
    );
  }, []);

  return Loaded && <Loaded userId={userId} />;
}
