"use client";

import { type ReactNode, useContext } from "react";
import { late } from "@/components/shared/late";
import { cn } from "@/components/ui/class-names";
import { CheckEndContext } from "./check-end-context";

/** Loaded beforehand by `CheckFlow`, because a check can end while the device has no network. */
export const CheckEndNotice = late(
  async () => (await import("./check-end-notice")).CheckEndNotice,
  { renderWaiting: () => null },
);

interface ActionBarProps {
  /** An action that is shown before the other actions of the bar. On a phone it has its own row. */
  first?: ReactNode;
  /** Whether `first` is less important than the other actions. It is after them then, except on a phone. */
  isFirstSecondary?: boolean;
  /** The sentence about a choice that was not saved. It is shown only after the check has ended. */
  lost?: string | undefined;
  /** Whether the actions share the whole width on desktops, where the bar is in one of two columns. */
  isInColumn?: boolean;
  children?: ReactNode;
}

/**
 * Shows the actions of a screen. On a phone the bar is fixed at the bottom, and a spacer below the content
 * has the height of the bar. On larger screens the bar is sticky at the end of the content. A screen with a
 * list renders the bar before the list, so that the Tab key reaches the actions first; `order-last` in the
 * flex column of the screen puts the bar visually last. When the check has ended, a notice replaces the
 * actions.
 */
export function ActionBar({
  first,
  isFirstSecondary = false,
  lost,
  isInColumn = false,
  children,
}: ActionBarProps) {
  const endedId = useContext(CheckEndContext);
  const isHigh = Boolean(first) || endedId !== null;
  return (
    <>
      <div
        aria-hidden
        className={cn("order-last shrink-0 large-text:hidden md:hidden", isHigh ? "h-31" : "h-16")}
      />
      <section
        aria-label="Actions"
        data-covers={isHigh ? "rows" : "row"}
        className={cn(
          "bg-background large-text:static large-text:-mx-4 fixed inset-x-0 bottom-(--bottom-bar-height) z-30 order-last flex flex-wrap gap-3 border-t px-4 py-3 md:sticky md:bottom-0 md:-mx-2 md:mt-4 md:px-2 md:py-4",
          // The bar also covers the shadows of the content that scrolls below it, and its rule ends with the content.
          "md:before:border-border md:border-transparent md:before:absolute md:before:inset-x-2 md:before:-top-px md:before:border-t",
          isInColumn && "lg:mx-0 lg:px-0 lg:before:inset-x-0",
        )}
      >
        {endedId !== null ? (
          <CheckEndNotice updateId={endedId} lost={lost} />
        ) : (
          <>
            {first && (
              <div
                className={cn(
                  "min-w-0 basis-full md:basis-auto",
                  row,
                  isFirstSecondary && "md:order-last",
                )}
              >
                {first}
              </div>
            )}
            <div
              className={cn(
                "min-w-0 flex-1 md:flex-initial",
                row,
                isInColumn && "lg:flex-1 lg:[&>*]:flex-1",
              )}
            >
              {children}
            </div>
          </>
        )}
      </section>
    </>
  );
}

const row =
  "flex gap-3 large-text:flex-wrap [&>*]:min-w-0 [&>*]:flex-auto [&>*]:px-3 [&>*]:text-center [&>*]:whitespace-normal md:[&>*]:min-w-32 md:[&>*]:flex-initial md:[&>*]:px-5";
