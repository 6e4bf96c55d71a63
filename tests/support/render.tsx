import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";
import { makeQueryClient } from "@/lib/client/query-client";

/** Renders what stands in the providers of every screen: the query cache, the address and the toasts. */
export function renderScreen(
  screen: ReactNode,
  queryClient: QueryClient = makeQueryClient(),
  search = "",
) {
  const at = (query: string) => (
    <QueryClientProvider client={queryClient}>
      <SearchParamsContext value={new URLSearchParams(query)}>{screen}</SearchParamsContext>
      <Toaster />
    </QueryClientProvider>
  );
  const view = render(at(search));
  /** Tells the screen of another query in the address. */
  const show = (query: string) => view.rerender(at(query));
  return { ...view, queryClient, show, user: userEvent.setup() };
}
