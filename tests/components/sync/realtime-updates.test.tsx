import { act } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RealtimeUpdates } from "@/components/sync/realtime-updates";
import { makeQueryClient } from "@/lib/client/query-client";
import { MISSED_EVENT } from "@/lib/core/realtime-change";
import { currentUserQuery, useIsAllowed } from "@/lib/features/accounts/client/queries";
import { itemsQuery } from "@/lib/features/items/client/queries";
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
      [<RealtimeUpdates key="updates" userId={7} since={0} />, <Rights key="rights" />],
      queryClient,
    );
    expect(container.textContent).toContain("cannot edit");
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(container.textContent).not.toContain("cannot edit");
  } finally {
    vi.useRealTimers();
  }
});

describe("data that was read before the event stream opened", () => {
  class FakeEventSource extends EventTarget {
    constructor(readonly url: string) {
      super();
      streams.push(this);
    }
    close = () => undefined;
  }
  const streams: FakeEventSource[] = [];
  const { queryKey } = itemsQuery();

  /** Renders a page with items, and returns its event stream and whether the items are to be fetched again. */
  function open(since: number | undefined) {
    vi.stubGlobal("EventSource", FakeEventSource);
    const queryClient = makeQueryClient();
    queryClient.setQueryData(queryKey, []);
    renderScreen(<RealtimeUpdates userId={7} since={since} />, queryClient);
    const stream = streams.at(-1);
    if (!stream) throw new Error("There is no event stream");
    return {
      stream,
      tell: (event: string) => {
        stream.dispatchEvent(new Event(event));
        vi.runAllTimers();
      },
      isOutdated: () => queryClient.getQueryState(queryKey)?.isInvalidated,
    };
  }

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("a page with data of the server asks for changes since it was read, and refetches only after a missed change", () => {
    const { stream, tell, isOutdated } = open(1_700_000_000_000);
    expect(stream.url).toBe("/api/events?since=1700000000000");
    tell("open");
    expect(isOutdated()).toBe(false);
    tell(MISSED_EVENT);
    expect(isOutdated()).toBe(true);
  });

  test("a page refetches its data when its event stream opens again", () => {
    const { tell, isOutdated } = open(1_700_000_000_000);
    tell("open");
    tell("open");
    expect(isOutdated()).toBe(true);
  });

  test("a page without data of the server refetches its data when the event stream opens", () => {
    const { stream, tell, isOutdated } = open(undefined);
    expect(stream.url).toBe("/api/events");
    tell("open");
    expect(isOutdated()).toBe(true);
  });
});
