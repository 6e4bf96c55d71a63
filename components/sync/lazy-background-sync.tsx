"use client";

import { useEffect, useState } from "react";
import type { BackgroundSync } from "./background-sync";

/** What keeps the screens and the device up to date, whose code comes once the screen is there: no screen waits for it. */
export function LazyBackgroundSync({ userId }: { userId: number }) {
  const [Loaded, setLoaded] = useState<typeof BackgroundSync>();

  useEffect(() => {
    // Without it the screens show what they loaded, fresh for five minutes.
    void import("./background-sync").then(
      ({ BackgroundSync }) => setLoaded(() => BackgroundSync),
      () => undefined,
    );
  }, []);

  return Loaded && <Loaded userId={userId} />;
}
