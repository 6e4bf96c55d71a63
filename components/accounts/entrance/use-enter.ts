"use client";

import { useNavigation } from "@/lib/client/history/use-navigation";
import { paths } from "@/lib/core/paths";

/**
 * Returns a function that opens the home screen after signing in, and drops the query string of the current
 * page.
 */
export function useEnter(): () => void {
  const navigation = useNavigation();
  return () => navigation.replaceForSession(paths.home());
}
