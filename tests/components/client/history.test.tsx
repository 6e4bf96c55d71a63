import { act, render, screen } from "@testing-library/react";
import { type ReactNode, useEffect } from "react";
import { beforeEach, expect, test, vi } from "vitest";

// These tests use the real hooks of next/navigation. Other component tests use a mock.
vi.unmock("next/navigation");

const observed = vi.fn<(url: unknown) => void>();

/**
 * Replaces Next's router in these tests: patches the history functions in an effect and records their calls.
 */
function Router({ children }: { children: ReactNode }) {
  useEffect(() => {
    const push = History.prototype.pushState.bind(window.history);
    const replace = History.prototype.replaceState.bind(window.history);
    Object.assign(window.history, {
      pushState: (...[state, title, url]: Parameters<History["pushState"]>) => {
        observed(url);
        push(state, title, url);
      },
      replaceState: (...[state, title, url]: Parameters<History["replaceState"]>) => {
        observed(url);
        replace(state, title, url);
      },
    });
  }, []);
  return children;
}

/** Loads new copies of the history modules, as a page load does, before a component is mounted. */
async function loadHistory() {
  vi.resetModules();
  const [{ RouterReady }, address] = await Promise.all([
    import("@/lib/client/history/router-ready"),
    import("@/lib/client/history/address"),
  ]);
  return { RouterReady, ...address };
}

function Effect({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}

const settled = () => act(() => Promise.resolve());

beforeEach(() => {
  observed.mockReset();
  vi.stubGlobal("scrollTo", vi.fn());
  Reflect.deleteProperty(window.history, "pushState");
  Reflect.deleteProperty(window.history, "replaceState");
  window.history.replaceState(null, "", "/inventory-check");
});

test("URL changes made before the router observes the history reach the router later, in order", async () => {
  const { RouterReady, pushAddress, replaceAddress, currentPath } = await loadHistory();
  pushAddress("/location-check/1");
  const beforePatch = vi.fn(() => replaceAddress("/location-check/2"));
  render(
    <Router>
      <RouterReady />
      <Effect run={beforePatch} />
    </Router>,
  );
  await settled();
  expect(beforePatch).toHaveBeenCalled();
  expect(observed.mock.calls.flat()).toEqual(["/location-check/1", "/location-check/2"]);
  expect(currentPath()).toBe("/location-check/2");
});

test("URL changes made after the router observes the history reach the router at once", async () => {
  const { RouterReady, pushAddress, wasAddressPushed } = await loadHistory();
  render(
    <Router>
      <RouterReady />
    </Router>,
  );
  await settled();
  expect(wasAddressPushed()).toBe(false);
  pushAddress("/location-check/1");
  expect(observed.mock.calls.flat()).toEqual(["/location-check/1"]);
  expect(wasAddressPushed()).toBe(true);
});

test("after openInPlace has replaced the current history entry, wasAddressPushed returns true", async () => {
  const { RouterReady, openInPlace, wasAddressPushed } = await loadHistory();
  render(<RouterReady />);
  await settled();
  openInPlace("/location-check/1");
  expect(wasAddressPushed()).toBe(true);
});

test("pushing the shown URL adds no history entry", async () => {
  const { RouterReady, pushAddress } = await loadHistory();
  render(<RouterReady />);
  await settled();
  const { length } = window.history;
  pushAddress("/inventory-check");
  expect(window.history.length).toBe(length);
});

test("a component renders the path given to pushAddress before Next's router has rendered the page of that path", async () => {
  const { RouterReady, pushAddress, usePaths } = await loadHistory();
  const { PathnameContext } =
    await import("next/dist/shared/lib/hooks-client-context.shared-runtime");
  const Paths = () => <p>{JSON.stringify(usePaths())}</p>;
  render(
    <PathnameContext value="/inventory-check">
      <RouterReady />
      <Paths />
    </PathnameContext>,
  );
  await settled();
  act(() => pushAddress("/location-check/1"));
  expect(screen.getByText(/shown/).textContent).toBe(
    JSON.stringify({ shown: "/location-check/1", routed: "/inventory-check" }),
  );
});
