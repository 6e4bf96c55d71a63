"use client";

import { useSyncExternalStore } from "react";
import { type Toast, toastStore } from "./toast";

/** Returns the visible toast, or null. */
export function useToast(): Toast | null {
  return useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getOnServer);
}
