"use client";

import { useEffect, useState } from "react";
import type { Keepers } from "./keepers";

/** What keeps the screens and the device up to date, whose code comes once the screen is there: no screen waits for it. */
export function LateKeepers({ userId }: { userId: number }) {
  const [Loaded, setLoaded] = useState<typeof Keepers>();

  useEffect(() => {
    // Without it the screens show what they loaded, as fresh as the specification asks.
    void import("./keepers").then(
      ({ Keepers }) => setLoaded(() => Keepers),
      () => undefined,
    );
  }, []);

  return Loaded && <Loaded userId={userId} />;
}
