import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";
import { RouterReady } from "@/lib/client/history/router-ready";
import { makeQueryClient } from "@/lib/client/query-client";

/** Renders a screen with the providers of the app: query cache, search parameters and toasts. */
export function renderScreen(
  screen: ReactNode,
  queryClient: QueryClient = makeQueryClient(),
  search = "",
) {
  const at = (query: string) => (
    <QueryClientProvider client={queryClient}>
      <RouterReady />
      <SearchParamsContext value={new URLSearchParams(query)}>{screen}</SearchParamsContext>
      <Toaster />
    </QueryClientProvider>
  );
  const view = render(at(search));
  /** Renders the screen again with another query string. */
  const show = (query: string) => view.rerender(at(query));
  // A dialog of Radix sets `pointer-events: none` on the body and allows them again on itself in a later render.
  // jsdom has no style sheet, so the check would only find a dialog between these two renders.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...view, queryClient, show, user };
}
