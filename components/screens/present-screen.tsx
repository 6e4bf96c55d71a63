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
import { renderScreenAt, screenKey, titleAt } from "./household-screens";
import { ScreenBoundary } from "./screen-boundary";

/**
 * Shows the screen for the URL. The first screen is `children`, which the server has rendered with its data. All later
 * ones are rendered here from the query cache, so that a navigation waits neither for a page nor for its data
 * (docs/decisions/0056).
 */
export function PresentScreen({ children }: { children: ReactNode }) {
  const { shown, routed } = usePaths();
  // While Next loads a page that is no screen of the household, the last screen remains visible.
  const path = householdSegmentOf(shown) === null ? routed : shown;
  const key = screenKey(path);
  const [firstKey] = useState(key);
  // After a visit to a public page, Next mounts this component again, with the `children` of the first page.
  // `children` are therefore not shown any more once an address has been pushed.
  const [hasMoved, setHasMoved] = useState(wasAddressPushed);
  if (key !== firstKey && !hasMoved) setHasMoved(true);
  useTitle(path, routed, hasMoved);
  useSessionCheck(key);

  return (
    <ScreenBoundary key={key} path={path}>
      {hasMoved || key !== firstKey ? renderScreenAt(path) : children}
    </ScreenBoundary>
  );
}

/**
 * Sets the document title after a navigation. Screens of one thing set its name afterwards (`useDocumentTitle`). When
 * Next renders a page, it overwrites the title. `routed` changes at that moment, so the title is set again.
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
 * Checks at each navigation whether the session has ended or now belongs to another person, and reloads the
 * application if so. For another person the query cache is cleared first. Otherwise the cached data of the
 * previous person would be stored as the data of the new one.
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
    // If the server does not respond, the person stays signed in.
    check().catch(() => undefined);
  }, [key, queryClient]);
}
