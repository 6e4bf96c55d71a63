"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import {
  dismissToast,
  type Toast,
  TOAST_DURATION_MS,
  TOAST_SWIPE_PX,
  toastStore,
} from "@/lib/client/toast";
import { cn } from "./class-names";
import { useSwipeAway } from "./use-swipe-away";
import { useUndoKey } from "./use-undo-key";

/**
 * Renders the toasts. On a phone they are over the title bar, where they cover no control of a
 * count. On larger screens they are in the lower right corner. No library is used, because the code
 * is in the bundle of every page. Libraries are ten times as large, or have another swipe distance.
 */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getOnServer);
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      data-toaster
      className="pointer-events-none fixed inset-x-0 top-[env(safe-area-inset-top)] z-60 mx-auto flex w-full max-w-md flex-col p-2 md:inset-x-auto md:top-auto md:right-0 md:bottom-0 md:p-6"
    >
      {toast && <ToastCard key={toast.id} toast={toast} />}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const {
    id,
    title,
    subject,
    text,
    detail,
    action,
    variant,
    durationMs = TOAST_DURATION_MS,
  } = toast;
  const [isHeld, setHeld] = useState(false);
  const { offset, handlers } = useSwipeAway(TOAST_SWIPE_PX, () => dismissToast(id));
  const act = () => {
    action?.onSelect();
    dismissToast(id);
  };
  useUndoKey(action?.isUndo ? act : undefined);
  const isFailure = variant === "destructive";
  const Icon = isFailure ? CircleAlert : CircleCheck;

  // The timer pauses while the person reads the toast or is about to press its button.
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, isHeld, durationMs]);

  return (
    <div
      role={isFailure ? "alert" : "status"}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === "Escape" && dismissToast(id)}
      {...handlers}
      style={offset === 0 ? undefined : { translate: `${offset}px` }}
      className={cn(
        "bg-popover text-popover-foreground shadow-floating pointer-events-auto flex touch-pan-y items-start gap-2 rounded-xl border px-4 py-3 pr-2 select-none md:gap-3 md:py-4",
        "animate-in fade-in slide-in-from-top-4 md:slide-in-from-bottom-4 duration-200",
        offset === 0 && "transition-[translate]",
        isFailure && "border-destructive bg-destructive text-destructive-foreground",
      )}
    >
      <Icon aria-hidden className={cn("mt-0.5 size-5 shrink-0", !isFailure && "text-primary")} />
      {/* Title and text share one line where they fit, so that the toast on a phone covers only
          the title bar. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 gap-y-0.5 md:flex-col">
        <p className="leading-snug font-semibold">{title}</p>
        {subject && (
          <p className="min-w-0 flex-1 truncate text-[0.9375rem] leading-snug md:order-last md:max-w-full md:flex-none">
            {subject}
          </p>
        )}
        {text && (
          <p
            className={cn(
              "text-[0.9375rem] leading-snug wrap-anywhere",
              subject && "basis-full md:basis-auto",
            )}
          >
            {text}
          </p>
        )}
        {detail && <p className="basis-full text-[0.9375rem] leading-snug">{detail}</p>}
      </div>
      {action && (
        <button
          type="button"
          onClick={act}
          aria-keyshortcuts={action.isUndo ? "Control+Z Meta+Z" : undefined}
          className="-my-2 min-h-11 shrink-0 rounded-lg px-2 font-semibold underline underline-offset-4 outline-current md:px-3"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => dismissToast(id)}
        className="-my-2 flex size-11 shrink-0 items-center justify-center rounded-lg opacity-75 outline-current transition-opacity hover:opacity-100"
      >
        <X aria-hidden className="size-4.5" />
      </button>
    </div>
  );
}
