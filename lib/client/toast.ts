/** The texts of a toast. */
export interface ToastCopy {
  title: string;
  text?: string;
  /** The name of what the toast is about, such as a deleted item. A long one is cut. */
  subject?: string;
  /** Second line of the toast: the cause, such as "You are offline". */
  detail?: string;
  /**
   * A button in the toast. Pressing it closes the toast. Ctrl+Z presses it too if `isUndo` is set. The label
   * must be short, because a toast is narrow. `name` is the accessible name if it differs from the label; it
   * must begin with the label.
   */
  action?: { label: string; name?: string; onSelect: () => void; isUndo?: boolean };
  /**
   * How long the toast is visible in milliseconds, if it differs from the default. The default is longer for
   * a toast with a button.
   */
  durationMs?: number;
}

export interface Toast extends ToastCopy {
  id: number;
  variant: "default" | "destructive";
}

/** The duration of a toast without a button in milliseconds, and the swipe distance that closes it in pixels. */
export const TOAST_DURATION_MS = 5_000;
export const TOAST_SWIPE_PX = 50;

/** How long a toast offers its button, in milliseconds. */
export const ACTION_DURATION_MS = 10_000;

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

/** Changes the text of the visible toast, which keeps its subject, its button and its remaining time. */
export function amendToast({ title }: Pick<ToastCopy, "title">): void {
  if (!current) return;
  const { text: _text, detail: _detail, ...kept } = current;
  change({ ...kept, title });
}

/** Returns the toast of a change with a button that undoes it for ten seconds. */
export function withUndo(copy: ToastCopy, onSelect: () => void): ToastCopy {
  return {
    ...copy,
    action: { label: "Undo", onSelect, isUndo: true },
  };
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
