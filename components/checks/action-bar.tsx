import type { ReactNode } from "react";

/**
 * What one does on a screen, fixed at the bottom of a phone in reach of the thumb, where the place it
 * covers is kept free below the content; on larger screens at the end of the content, but never out of sight.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <>
      <div aria-hidden className="h-16 md:hidden" />
      <div className="bg-background fixed inset-x-0 bottom-(--bottom-bar-height) z-30 flex gap-3 border-t px-4 py-3 md:sticky md:bottom-0 md:mt-4 md:border-0 md:px-0 md:py-4 [&>*]:flex-1 md:[&>*]:min-w-48 md:[&>*]:flex-initial">
        {children}
      </div>
    </>
  );
}
