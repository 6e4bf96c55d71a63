"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { focusHeading } from "@/lib/client/focus-heading";
import { paths } from "@/lib/core/paths";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import { type CheckEnd, checkEndQuery } from "@/lib/features/checks/client/queries";
import { describeEnd } from "@/lib/features/checks/model/sentences";

/**
 * Delay before the link of the notice accepts taps, in milliseconds. An earlier tap was meant for the button
 * that the notice has replaced.
 */
const LATE_TAP_MS = 1_000;

interface CheckEndNoticeProps {
  updateId: number;
  /** The sentence about a choice that was not saved; undefined when there is none. */
  lost: string | undefined;
}

/**
 * Replaces the actions of a screen whose check has ended on another device. On a phone the text is in the
 * place of the confirm button, so that a tap that was meant for the button has no effect. The link above the
 * text ignores taps for one second.
 */
export function CheckEndNotice({ updateId, lost }: CheckEndNoticeProps) {
  const user = useCurrentUser();
  const { data: end, isError } = useQuery(checkEndQuery(updateId));
  const takesTaps = useIsLater(LATE_TAP_MS);

  // The focused control may have been removed or disabled with the actions. The focus then moves to the title
  // of the screen.
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading();
  }, []);

  return (
    <div className="flex w-full min-w-0 flex-col-reverse gap-3 md:flex-row md:items-center md:gap-5">
      <p role="status" className="min-h-12 text-base leading-snug wrap-anywhere md:min-h-0">
        <span className="font-semibold">{sentence(end, user?.id)}</span> {lost}
      </p>
      {(end !== undefined || isError) && (
        <div inert={!takesTaps} className="flex flex-col md:shrink-0">
          <Button asChild size="lg">
            {end?.status === "completed" ? (
              <AppLink href={paths.shoppingList()}>Go to shopping list</AppLink>
            ) : (
              <AppLink href={paths.inventoryCheck()}>Go to inventory check</AppLink>
            )}
          </Button>
        </div>
      )}
    </div>
  );
}

function sentence(end: CheckEnd | undefined, userId: number | undefined): string {
  if (!end) return "This check has ended.";
  const { status, by } = end;
  return describeEnd(status, by && { username: by.username, isSelf: by.userId === userId });
}

/** Returns false at first, and true after the delay. */
function useIsLater(delay: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return isLater;
}
