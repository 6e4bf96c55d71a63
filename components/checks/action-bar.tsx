import type { ReactNode } from "react";

/**
 * What one does on a screen, fixed at the bottom of a phone in reach of the thumb; on larger screens at
 * the end of the content. The place it covers is kept free below the content.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <>
      <div aria-hidden className="h-16 md:hidden" />
      <div className="bg-background fixed inset-x-0 bottom-(--bottom-bar-height) z-30 flex gap-3 border-t px-4 py-3 md:static md:mt-8 md:border-0 md:p-0 [&>*]:flex-1 md:[&>*]:min-w-48 md:[&>*]:flex-initial">
        {children}
      </div>
    </>
  );
}
