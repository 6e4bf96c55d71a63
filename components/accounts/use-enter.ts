"use client";

import { useRouter } from "next/navigation";
import { paths } from "@/lib/core/paths";

/** Leads home after signing in; a token in the address stays behind. */
export function useEnter(): () => void {
  const router = useRouter();
  return () => {
    router.replace(paths.home());
    // Pages that were fetched while nobody was signed in only say so.
    router.refresh();
  };
}
