"use client";

import {
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useTransition,
} from "react";
import { nextTask } from "@/lib/client/next-task";
import { LoadFailure } from "./load-failure";
import { useIsHydrating } from "./use-is-hydrating";

/** The props of the message that a component could not be loaded. */
interface LateFailure {
  retry: () => void;
  isRetrying: boolean;
  /** Whether the message takes the focus: the person has opened a dialog, or has pressed "Try again". */
  takesFocus: boolean;
}

interface LateOptions<Props> {
  /** Renders a placeholder while the component is loaded. Dialogs have none. */
  renderWaiting?: (props: Props) => ReactNode;
  /** Renders the failure, in place of the default message with "Try again". */
  renderFailed?: (failure: LateFailure, props: Props) => ReactNode;
}

/** Renders its content. `lazy` suspends it until the import has ended. */
function Ended({ onMount, children }: { onMount: () => void; children: () => ReactNode }) {
  useEffect(onMount, [onMount]);
  return children();
}

/** One attempt to import the component. */
interface Attempt<Props> {
  /** Suspends until the import has ended. */
  WhenEnded: LazyExoticComponent<typeof Ended>;
  ended: Promise<void>;
  /** The component; null after a failed import. */
  component: ComponentType<Props> | null;
}

/**
 * Returns a component that is loaded as a separate chunk when it is first rendered. If its script cannot be
 * loaded, for example offline, a message with "Try again" replaces it, and the rest of the screen stays.
 * `preload` loads the chunk beforehand, and returns whether that succeeded.
 *
 * `React.lazy` caches a rejected import forever. This function repeats a failed import on each mount and each
 * "Try again".
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { renderWaiting, renderFailed }: LateOptions<Props> = {},
) {
  let loaded: ComponentType<Props> | null = null;
  let attempt: Attempt<Props> | undefined;

  /** In the browser each import has a task of its own, because the render or effect that starts it is in a long task. */
  const importLater = () => (typeof window === "undefined" ? load() : nextTask().then(load));

  function begin(): Attempt<Props> {
    const begun: Attempt<Props> = {
      WhenEnded: lazy(async () => {
        await begun.ended;
        return { default: Ended };
      }),
      ended: importLater().then(
        (component) => {
          loaded = begun.component = component;
        },
        () => {
          attempt = undefined;
        },
      ),
      component: null,
    };
    return begun;
  }

  function start(): Attempt<Props> {
    attempt ??= begin();
    return attempt;
  }

  function Late(props: Props) {
    // If the script is already loaded at mount, the component is rendered without `lazy`, which would suspend
    // the first render. The choice is made once: changing it would mount the component a second time.
    const [Component] = useState(() => loaded);
    const [current, setCurrent] = useState(start);
    const [hasRetried, setHasRetried] = useState(false);
    const [isRetrying, startRetry] = useTransition();
    const isHydrating = useIsHydrating();
    const [isHydrated, setHydrated] = useState(!isHydrating || Component !== null);
    const onMount = useCallback(() => startTransition(() => setHydrated(true)), []);
    // If the properties change before the script has arrived, React discards the elements of the server: the
    // placeholder would replace a screen that is already visible. Until then, the first properties are used.
    const [first] = useState(props);
    const given = isHydrated ? props : first;
    return useMemo(() => {
      const retry = () => {
        setHasRetried(true);
        startRetry(() => setCurrent(start()));
      };
      const renderEnded = () => {
        const { component: Part } = current;
        if (Part) return <Part {...given} />;
        const failure = { retry, isRetrying, takesFocus: hasRetried || !renderWaiting };
        return renderFailed ? renderFailed(failure, given) : <LoadFailure {...failure} />;
      };
      return (
        <Suspense fallback={renderWaiting?.(given)}>
          {Component ? (
            <Component {...given} />
          ) : (
            <current.WhenEnded onMount={onMount}>{renderEnded}</current.WhenEnded>
          )}
        </Suspense>
      );
    }, [given, Component, current, hasRetried, isRetrying, onMount, startRetry]);
  }

  async function preload(): Promise<boolean> {
    const begun = start();
    await begun.ended;
    return begun.component !== null;
  }

  return Object.assign(Late, { preload });
}
