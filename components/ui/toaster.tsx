"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { focusHeading } from "@/lib/client/focus-heading";
import {
  ACTION_DURATION_MS,
  dismissToast,
  type Toast,
  TOAST_DURATION_MS,
  TOAST_SWIPE_PX,
} from "@/lib/client/toast";
import { useToast } from "@/lib/client/use-toast";
import { cn } from "./class-names";
import { useSwipeAway } from "./use-swipe-away";
import { useUndoKey } from "./use-undo-key";

/**
 * Renders the toasts in the place that `toast-place` reserves: over the title bar of phones and tablets, below the
 * entries of the side bar on larger screens. No library is used, because the code is in the bundle of every page.
 * Libraries are ten times as large, or have another swipe distance.
 */
export function Toaster() {
  const toast = useToast();
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      data-toaster
      className="toast-place pointer-events-none"
    >
      {toast && <ToastCard key={toast.id} toast={toast} />}
    </section>
  );
}

/** Cuts a text after some lines on a phone, unless the text is enlarged. */
const CUT = {
  one: "max-lg:min-[20rem]:line-clamp-1",
  two: "max-lg:min-[20rem]:line-clamp-2 min-[20rem]:tiny:line-clamp-1",
};

function ToastCard({ toast }: { toast: Toast }) {
  const {
    id,
    title,
    subject,
    text,
    detail,
    action,
    variant,
    durationMs = action ? ACTION_DURATION_MS : TOAST_DURATION_MS,
  } = toast;
  const card = useRef<HTMLDivElement>(null);
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

  // If the toast contains the focus, the focus would move to the body when the toast unmounts. The cleanup of
  // a layout effect runs before that, while the focused button is still in the document.
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (element?.contains(document.activeElement)) focusHeading();
    };
  }, []);

  return (
    <div
      ref={card}
      role={isFailure ? "alert" : "status"}
      data-toast
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === "Escape" && dismissToast(id)}
      {...handlers}
      style={offset === 0 ? undefined : { translate: `${offset}px` }}
      className={cn(
        "bg-popover text-popover-foreground shadow-floating pointer-events-auto relative flex min-h-12 touch-pan-y items-center rounded-xl border py-1 pl-3 text-sm lg:pr-3 select-none lg:flex-wrap lg:items-start lg:gap-2.5 lg:py-3",
        "animate-in fade-in slide-in-from-top-4 lg:slide-in-from-bottom-4 duration-200",
        offset === 0 && "transition-[translate]",
        isFailure && "border-destructive bg-destructive text-destructive-foreground",
      )}
    >
      <Icon
        aria-hidden
        className={cn("mt-0.5 hidden size-5 shrink-0 lg:block", !isFailure && "text-primary")}
      />
      {/* Over a title bar there are at most four lines, which end above the content of the page. Large text needs more
          lines than that, and is not cut. */}
      <div className="min-w-0 flex-1 leading-[1.0625rem] wrap-anywhere lg:leading-snug">
        <div
          data-toast-text
          className={cn(
            "lg:flex lg:flex-col lg:gap-y-0.5",
            subject && ["max-lg:[&_p]:inline", CUT.two],
          )}
        >
          <p className="font-semibold lg:pr-9">{title}</p>{" "}
          {text && <p className={detail ? CUT.one : CUT.two}>{text}</p>}
        </div>
        {subject && (
          <p className="max-lg:truncate lg:mt-0.5 lg:line-clamp-2" title={subject}>
            {subject}
          </p>
        )}
        {detail && (
          <p data-toast-detail className={cn("lg:mt-0.5", CUT.one)} title={detail}>
            {detail}
          </p>
        )}
      </div>
      {action && (
        <button
          type="button"
          onClick={act}
          aria-label={action.name}
          aria-keyshortcuts={action.isUndo ? "Control+Z Meta+Z" : undefined}
          // In the narrow side bar the button is below the texts.
          className="-my-2 min-h-11 min-w-11 shrink-0 rounded-lg px-1 font-semibold underline underline-offset-4 outline-current lg:order-last lg:-mb-3 lg:basis-full lg:pl-7.5 lg:text-left"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        data-dismiss
        onClick={() => dismissToast(id)}
        className="-my-2 flex size-11 shrink-0 items-center justify-center rounded-lg opacity-75 outline-current transition-opacity hover:opacity-100 lg:absolute lg:top-2.5 lg:right-0"
      >
        <X aria-hidden className="size-4.5" />
      </button>
    </div>
  );
}
