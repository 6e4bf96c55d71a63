"use client";

import { useEffect, useState } from "react";
import { nextTask } from "@/lib/client/next-task";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import type { ShellParts, ShellPartsProps } from "./shell-parts";

/** The delay after which a failed load is repeated, in milliseconds. */
const RETRY_MS = 30_000;

/**
 * Loads `ShellParts` as a separate chunk after the first render. If the network fails at that moment, the load is
 * repeated, at once when the network is back: otherwise the page would get no realtime changes until it is reloaded.
 */
export function LateShell({ since }: Omit<ShellPartsProps, "userId">) {
  const user = useCurrentUser();
  const [Loaded, setLoaded] = useState<typeof ShellParts>();

  useEffect(() => {
    if (Loaded) return;
    const load = () =>
      void nextTask()
        .then(() => import("./shell-parts"))
        .then(
          ({ ShellParts }) => setLoaded(() => ShellParts),
          () => undefined,
        );
    load();
    const timer = setInterval(load, RETRY_MS);
    window.addEventListener("online", load);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", load);
    };
  }, [Loaded]);

  return Loaded && user && <Loaded userId={user.id} since={since} />;
}
