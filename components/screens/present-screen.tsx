"use client";

import { useQueryClient } from "@tanstack/react-query";
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { usePaths, wasAddressPushed } from "@/lib/client/history/address";
import { leaveForEntrance, leaveForPerson } from "@/lib/client/query-client";
import { PRODUCT } from "@/lib/core/product";
import { householdSegmentOf } from "@/lib/core/screens";
import { currentUserQuery, fetchCurrentUser } from "@/lib/features/accounts/client/queries";
import { preloadScreens, renderScreenAt, screenKey, titleAt } from "./household-screens";
import { ScreenBoundary } from "./screen-boundary";

/** The delay between opening a page and loading the code of the other screens, in milliseconds. */
const SETTLED_MS = 1_000;

/**
 * Shows the screen for the URL. The first screen is `children`, which the server has rendered with its data. All later
 * ones are rendered here from the query cache, so that a navigation waits neither for a page nor for its data
 * (docs/decisions/0056).
 */
export function PresentScreen({ children }: { children: ReactNode }) {
  const { shown, routed } = usePaths();
  // While Next opens a page outside the household, the last screen stays.
  const path = householdSegmentOf(shown) === null ? routed : shown;
  const key = screenKey(path);
  const [firstKey] = useState(key);
  // After a public page, Next mounts this component again with the `children` of the first page.
  const [hasMoved, setHasMoved] = useState(wasAddressPushed);
  if (key !== firstKey && !hasMoved) setHasMoved(true);
  useTitle(path, routed, hasMoved);
  useSessionCheck(key);

  useEffect(() => {
    const timer = setTimeout(() => void preloadScreens(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <ScreenBoundary key={key} path={path}>
      {hasMoved || key !== firstKey ? renderScreenAt(path) : children}
    </ScreenBoundary>
  );
}

/**
 * Sets the document title after a navigation. The screens of a check set titles of their own afterwards. Next sets its
 * title again when it renders a page, which `routed` follows.
 */
function useTitle(path: string, routed: string, hasMoved: boolean): void {
  const key = screenKey(path);
  const shown = key === "check" ? key : `${path} ${routed}`;
  const setTitle = useEffectEvent(() => {
    if (hasMoved) document.title = `${titleAt(path)} · ${PRODUCT}`;
  });
  useLayoutEffect(() => setTitle(), [shown, hasMoved]);
}

/**
 * Checks at each navigation whether the session has ended or belongs to another person now, and loads a page then. The
 * query cache is cleared before, so that no data of one person is stored for the other.
 */
function useSessionCheck(key: string): void {
  const queryClient = useQueryClient();
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    const check = async () => {
      const { queryKey } = currentUserQuery();
      const known = queryClient.getQueryData(queryKey);
      const user = await fetchCurrentUser();
      if (user && known && user.id !== known.id) {
        queryClient.clear();
        leaveForPerson(user.id);
        return;
      }
      queryClient.setQueryData(queryKey, user);
      if (!user) leaveForEntrance();
    };
    // Without an answer the person stays signed in.
    check().catch(() => undefined);
  }, [key, queryClient]);
}
