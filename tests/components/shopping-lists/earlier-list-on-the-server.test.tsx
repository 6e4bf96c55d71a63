import { QueryClientProvider } from "@tanstack/react-query";
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ShoppingListScreen } from "@/components/shopping-lists/shopping-list-screen";
import { makeQueryClient } from "@/lib/client/query-client";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import { shoppingListQuery } from "@/lib/features/shopping-lists/client/queries";
import { listAnswer, userAnswer } from "../../support/answers";
import { ready } from "./render-list";

test("the server renders the notice of an earlier list with its lines, which it would move otherwise", () => {
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, userAnswer());
  queryClient.setQueryData(shoppingListQuery().queryKey, listAnswer({ id: 9 }));
  queryClient.setQueryData(shoppingListQuery(3).queryKey, ready);
  const page = renderToString(
    <QueryClientProvider client={queryClient}>
      <SearchParamsContext value={new URLSearchParams()}>
        <ShoppingListScreen listId={3} />
      </SearchParamsContext>
    </QueryClientProvider>,
  );
  const notice = page.indexOf("An earlier list. A newer one has replaced it.");
  expect(notice).toBeGreaterThan(0);
  expect(page.indexOf("Monini 1 l")).toBeGreaterThan(notice);
});
