"use client";

import {
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  useState,
  useTransition,
} from "react";
import { LoadFailure } from "./load-failure";

/** What a failed part needs to be loaded again. */
interface LateFailure {
  retry: () => void;
  isRetrying: boolean;
  /** Whether the person has asked for the part: it is a dialog, or this was a new try. */
  takesFocus: boolean;
}

interface LateOptions<Props> {
  /** Rendered until the part is loaded. A dialog has none. */
  renderWaiting?: (props: Props) => ReactNode;
  /** Rendered after loading failed, in place of the message with its "Try again". */
  renderFailed?: (failure: LateFailure, props: Props) => ReactNode;
}

/** Renders its content once an import has ended. */
function Ended({ children }: { children: () => ReactNode }) {
  return children();
}

/** One import of a part. */
interface Attempt<Props> {
  /** Suspends until the import has ended. */
  WhenEnded: LazyExoticComponent<typeof Ended>;
  ended: Promise<void>;
  /** The component; null after a failed import. */
  component: ComponentType<Props> | null;
}

/**
 * Returns a component that is loaded as a separate chunk when it is first rendered. If its script cannot be loaded, for
 * example offline, a message with "Try again" replaces it, and the rest of the screen stays. `preload` loads the chunk
 * beforehand, and returns whether that succeeded.
 *
 * `React.lazy` keeps a rejected import forever. Here each mount and each "Try again" after a failure imports again.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { renderWaiting, renderFailed }: LateOptions<Props> = {},
) {
  let loaded: ComponentType<Props> | null = null;
  let attempt: Attempt<Props> | undefined;

  function begin(): Attempt<Props> {
    const begun: Attempt<Props> = {
      WhenEnded: lazy(async () => {
        await begun.ended;
        return { default: Ended };
      }),
      ended: load().then(
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
    // A part that is loaded when it is mounted renders at once: `lazy` would suspend at its first render. The choice is
    // made once, because a change would mount the part again.
    const [Component] = useState(() => loaded);
    const [current, setCurrent] = useState(start);
    const [hasRetried, setHasRetried] = useState(false);
    const [isRetrying, startRetry] = useTransition();
    const retry = () => {
      setHasRetried(true);
      startRetry(() => setCurrent(start()));
    };
    function renderEnded(): ReactNode {
      const { component: Part } = current;
      if (Part) return <Part {...props} />;
      const failure = { retry, isRetrying, takesFocus: hasRetried || !renderWaiting };
      return renderFailed ? renderFailed(failure, props) : <LoadFailure {...failure} />;
    }
    return (
      <Suspense fallback={renderWaiting?.(props)}>
        {Component ? (
          <Component {...props} />
        ) : (
          <current.WhenEnded>{renderEnded}</current.WhenEnded>
        )}
      </Suspense>
    );
  }

  async function preload(): Promise<boolean> {
    const begun = start();
    await begun.ended;
    return begun.component !== null;
  }

  return Object.assign(Late, { preload });
}
