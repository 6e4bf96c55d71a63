import { act } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { RealtimeUpdates } from "@/components/sync/realtime-updates";
import { makeQueryClient } from "@/lib/client/query-client";
import { currentUserQuery, useIsAllowed } from "@/lib/features/accounts/client/queries";
import { userAnswer } from "../../support/answers";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";

function Rights() {
  return <p>{useIsAllowed("inventory:edit") ? "can edit" : "cannot edit"}</p>;
}

// jsdom has no EventSource, so it acts like a browser without an event stream.
test("without an event stream a changed role is fetched within six seconds", async () => {
  vi.useFakeTimers();
  try {
    fakeApi({ "GET /api/user": { body: userAnswer({ role: "admin" }) } });
    const queryClient = makeQueryClient();
    queryClient.setQueryData(currentUserQuery().queryKey, userAnswer({ role: "assistant" }));
    const { container } = renderScreen(
      [<RealtimeUpdates key="updates" userId={7} />, <Rights key="rights" />],
      queryClient,
    );
    expect(container.textContent).toContain("cannot edit");
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(container.textContent).not.toContain("cannot edit");
  } finally {
    vi.useRealTimers();
  }
});
