/** The texts of a toast. */
export interface ToastCopy {
  title: string;
  text?: string;
  /** Second line of the toast: the cause, such as "You are offline". */
  detail?: string;
  /** A button in the toast. Pressing it closes the toast. */
  action?: { label: string; onSelect: () => void };
}

export interface Toast extends ToastCopy {
  id: number;
  variant: "default" | "destructive";
}

/** The duration of a toast in milliseconds, and the swipe distance that closes it in pixels. */
export const TOAST_DURATION_MS = 5_000;
export const TOAST_SWIPE_PX = 50;

let current: Toast | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

function change(toast: Toast | null): void {
  current = toast;
  listeners.forEach((listener) => listener());
}

/**
 * Shows a toast and replaces the earlier one: a single toast is visible at a time.
 * @returns its id, for `dismissToast`
 */
export function showToast(copy: ToastCopy, variant: Toast["variant"] = "default"): number {
  const id = nextId++;
  change({ ...copy, variant, id });
  return id;
}

/** Shows a toast about a failure. */
export function showFailure(copy: ToastCopy): void {
  showToast(copy, "destructive");
}

/** Closes a toast, unless another one has replaced it. */
export function dismissToast(id: number): void {
  if (current?.id === id) change(null);
}

/** Store of the visible toast for `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: (): Toast | null => current,
  getOnServer: (): Toast | null => null,
};
