/** What a toast says. */
export interface ToastCopy {
  title: string;
  text?: string;
  /** Why, where the text does not say it. */
  detail?: string;
  /** What can be done about it. The toast goes when it is done. */
  action?: { label: string; onSelect: () => void };
}

export interface Toast extends ToastCopy {
  id: number;
  variant: "default" | "destructive";
}

/** How long a toast stays, in milliseconds, and how far it is swiped to go. */
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
 * Shows a toast. One is visible at a time: it takes the place of the one before.
 * @returns its id, for taking it away
 */
export function showToast(copy: ToastCopy, variant: Toast["variant"] = "default"): number {
  const id = nextId++;
  change({ ...copy, variant, id });
  return id;
}

/** Shows that something failed. */
export function showFailure(copy: ToastCopy): void {
  showToast(copy, "destructive");
}

/** Takes a toast away, unless another one has already taken its place. */
export function dismissToast(id: number): void {
  if (current?.id === id) change(null);
}

/** The toast that is visible now, as a store for `useSyncExternalStore`. */
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
