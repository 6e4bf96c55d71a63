import { beforeEach, vi } from "vitest";

/** The router that `useRouter` returns in component tests. It records its calls and navigates nowhere. */
export const router = { replace: vi.fn(), refresh: vi.fn() };

// No router runs in jsdom, so `usePathname` returns the path of the window. `renderScreen` sets the query.
vi.mock("next/navigation", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  usePathname: () => window.location.pathname,
  useRouter: () => router,
}));

beforeEach(() => {
  Object.values(router).forEach((call) => call.mockReset());
});
