"use client";

import { useState } from "react";
import { late } from "./late";

const Burst = late(async () => (await import("./burst")).Burst, { renderFailed: () => null });

/**
 * Shows a burst of dots for less than a second when `isDone` changes from false to true. It covers no control, changes
 * no layout, and is not shown to people who prefer reduced motion.
 */
export function Celebration({ isDone }: { isDone: boolean }) {
  const [wasDone, setWasDone] = useState(isDone);
  const [bursts, setBursts] = useState(0);
  if (isDone !== wasDone) {
    setWasDone(isDone);
    if (isDone) setBursts(bursts + 1);
  }
  return isDone && bursts > 0 && <Burst key={bursts} />;
}
