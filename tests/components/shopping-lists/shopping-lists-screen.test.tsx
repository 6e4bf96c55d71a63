import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ShoppingListsScreen } from "@/components/shopping-lists/shopping-lists-screen";
import { makeQueryClient } from "@/lib/client/query-client";
import { listAnswer, MOMENT } from "../../support/answers";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";

test("the progress of the latest list counts what people have added, that of an earlier one does not", async () => {
  const addition = (id: number, purchased: boolean) => ({
    id,
    itemId: null,
    name: `Thing ${id}`,
    quantity: 1,
    purchased,
    addedBy: "ben",
    createdAt: MOMENT,
    lineId: null,
  });
  const counts = { itemCount: 4, purchasedCount: 1 };
  fakeApi({
    "GET /api/shopping-lists": {
      body: [
        { ...listAnswer({ id: 9 }), ...counts },
        { ...listAnswer({ id: 8 }), ...counts },
      ],
    },
    "GET /api/shopping-additions": { body: [addition(1, true), addition(2, false)] },
  });
  renderScreen(<ShoppingListsScreen />, makeQueryClient());
  expect(await screen.findByText("2 of 6 items purchased")).toBeTruthy();
  expect(screen.getByText("1 of 4 items purchased")).toBeTruthy();
});
