"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import * as ToastPrimitive from "radix-ui/toast";
import { useSyncExternalStore } from "react";
import {
  dismissToast,
  TOAST_DURATION_MS,
  TOAST_SWIPE_PX,
  toastStore,
  type Toast,
} from "@/lib/client/toast";
import { cn } from "./class-names";

/**
 * Where toasts appear: below the title bar on a phone, away from the confirm buttons at the bottom, and
 * in the lower right corner of a larger screen.
 */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getOnServer);
  return (
    <ToastPrimitive.Provider duration={TOAST_DURATION_MS} swipeThreshold={TOAST_SWIPE_PX}>
      {toast && <ToastCard key={toast.id} toast={toast} />}
      <ToastPrimitive.Viewport className="pointer-events-none fixed inset-x-0 top-(--title-bar-height) z-60 mx-auto flex w-full max-w-md flex-col p-3 outline-none md:inset-x-auto md:top-auto md:right-0 md:bottom-0 md:p-6" />
    </ToastPrimitive.Provider>
  );
}

function ToastCard({ toast: { id, title, text, variant } }: { toast: Toast }) {
  const isFailure = variant === "destructive";
  const Icon = isFailure ? CircleAlert : CircleCheck;
  return (
    <ToastPrimitive.Root
      onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
      className={cn(
        "bg-popover text-popover-foreground shadow-floating pointer-events-auto flex items-start gap-3 rounded-xl border p-4 pr-2",
        "data-[state=open]:animate-in data-[state=open]:fade-in data-[state=open]:slide-in-from-top-4 md:data-[state=open]:slide-in-from-bottom-4 data-[state=open]:duration-200",
        "data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
        isFailure && "border-destructive bg-destructive text-destructive-foreground",
      )}
    >
      <Icon aria-hidden className={cn("mt-0.5 size-5 shrink-0", !isFailure && "text-primary")} />
      <div className="min-w-0 flex-1">
        <ToastPrimitive.Title className="leading-snug font-semibold">{title}</ToastPrimitive.Title>
        {text && (
          <ToastPrimitive.Description className="mt-0.5 text-[0.9375rem] leading-snug wrap-anywhere">
            {text}
          </ToastPrimitive.Description>
        )}
      </div>
      <ToastPrimitive.Close
        aria-label="Dismiss"
        className="-my-2 flex size-11 shrink-0 items-center justify-center rounded-lg opacity-75 transition-opacity hover:opacity-100"
      >
        <X aria-hidden className="size-4.5" />
      </ToastPrimitive.Close>
    </ToastPrimitive.Root>
  );
}
