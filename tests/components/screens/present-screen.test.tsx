import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { preloadScreens } from "@/components/screens/household-screens";
import { PresentScreen } from "@/components/screens/present-screen";
import { AppLink } from "@/components/shared/app-link";
import { pushAddress, wasAddressPushed } from "@/lib/client/history/address";
import { WriteQueueContext } from "@/lib/client/pending-writes/use-pending-writes";
import { makeQueryClient } from "@/lib/client/query-client";
import { currentUserQuery, isSignedIn } from "@/lib/features/accounts/client/queries";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { itemAnswer, locationAnswer, userAnswer } from "../../support/answers";
import { deferred } from "../../support/deferred";
import { eventually } from "../../support/eventually";
import { fakeApi } from "../../support/fake-api";
import { isolatedWriteQueue } from "../../support/isolated-write-queue";
import { renderScreen } from "../../support/render";

// Each test starts in the state after a page load: the app has pushed no URL yet.
vi.mock(import("@/lib/client/history/address"), async (load) => ({
  ...(await load()),
  wasAddressPushed: vi.fn(() => false),
}));

function FirstScreen() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <h1>First screen</h1>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Pressed {presses}
      </button>
      <AppLink href="/locations">Locations</AppLink>
    </>
  );
}

/** Renders the first screen at `/settings`. A call without an entry in `answers` fails. */
function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({ "GET /api/user": { body: userAnswer() }, ...answers });
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, userAnswer());
  const view = renderScreen(
    <WriteQueueContext value={isolatedWriteQueue()}>
      <PresentScreen>
        <FirstScreen />
      </PresentScreen>
    </WriteQueueContext>,
    queryClient,
  );
  return { ...view, calls };
}

beforeEach(async () => {
  vi.mocked(wasAddressPushed).mockReturnValue(false);
  window.history.replaceState(null, "", "/settings");
  vi.stubGlobal("scrollTo", vi.fn());
  await preloadScreens();
});

test("a tap on a link shows the title and the loading state of the screen before any answer", async () => {
  const locations = deferred<{ body: unknown }>();
  const { user } = open({ "GET /api/locations": () => locations.promise });
  await user.click(screen.getByRole("link", { name: "Locations" }));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Locations");
  expect(screen.getByText("Loading locations")).toBeTruthy();
  expect(document.title).toBe("Locations · Larder");
  expect(window.location.pathname).toBe("/locations");
  locations.resolve({ body: [locationAnswer(1, "Kitchen")] });
  expect(await screen.findByText("Kitchen")).toBeTruthy();
});

test("a screen whose data is cached shows the data at once", async () => {
  const { user, queryClient, calls } = open();
  queryClient.setQueryData(locationsQuery().queryKey, [locationAnswer(1, "Kitchen")]);
  await user.click(screen.getByRole("link", { name: "Locations" }));
  expect(screen.getByText("Kitchen")).toBeTruthy();
  expect(screen.queryByText("Loading locations")).toBeNull();
  expect(calls.filter(({ path }) => path === "/api/locations")).toEqual([]);
});

test("a screen shows its error when its data cannot be loaded after a navigation", async () => {
  const { user } = open();
  await user.click(screen.getByRole("link", { name: "Locations" }));
  expect(await screen.findByText("The locations could not be loaded")).toBeTruthy();
});

test("the state of a screen is kept when its data arrives", async () => {
  const locations = deferred<{ body: unknown }>();
  const { user } = open({ "GET /api/locations": () => locations.promise });
  await user.click(screen.getByRole("link", { name: "Locations" }));
  await user.click(screen.getByRole("button", { name: "Add location" }));
  const name = await screen.findByLabelText("Location Name");
  await user.type(name, "Pantry");
  await act(async () => {
    locations.resolve({ body: [locationAnswer(1, "Kitchen")] });
    await locations.promise;
  });
  await screen.findByText("Kitchen");
  expect(screen.getByLabelText<HTMLInputElement>("Location Name").value).toBe("Pantry");
});

test("the first screen is not mounted again when only the query of its URL changes", async () => {
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Pressed 0" }));
  act(() => pushAddress("/settings?tab=2"));
  expect(screen.getByRole("button", { name: "Pressed 1" })).toBeTruthy();
});

test("the title of an item's page is the item's name, also after Next has set the general title, and does not remain on the next screen", async () => {
  const { queryClient } = open();
  queryClient.setQueryData(itemsQuery().queryKey, [itemAnswer(1, { name: "Olive oil" })]);
  act(() => pushAddress("/items/1"));
  await eventually(() => expect(document.title).toBe("Olive oil · Larder"));
  document.title = "Items · Larder";
  await eventually(() => expect(document.title).toBe("Olive oil · Larder"));
  act(() => pushAddress("/locations"));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(document.title).toBe("Locations · Larder");
});

test("going back from a public page to a screen that a navigation has opened shows that screen, not the first one", () => {
  vi.mocked(wasAddressPushed).mockReturnValue(true);
  open();
  expect(screen.queryByText("First screen")).toBeNull();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Settings");
  expect(document.title).toBe("Settings · Larder");
});

test.each(["/no-such-page", "/shopping-list/0", "/check-history/first"])(
  "a navigation to %s shows the not-found page",
  async (path) => {
    open();
    act(() => pushAddress(path));
    expect(
      await screen.findByRole("heading", { level: 1, name: "404 Page Not Found" }),
    ).toBeTruthy();
    expect(document.title).toBe("Page not found · Larder");
  },
);

/** Replaces the functions of `window.location` that load a page. */
function observeLoads() {
  const { location } = window;
  const loads = { assign: vi.fn(), reload: vi.fn() };
  vi.stubGlobal("location", {
    get pathname() {
      return location.pathname;
    },
    get search() {
      return location.search;
    },
    ...loads,
  });
  return loads;
}

test("a navigation of a person whose session has ended elsewhere loads the sign-in page", async () => {
  const { user } = open({ "GET /api/user": { status: 401 }, "GET /api/locations": { body: [] } });
  const { assign } = observeLoads();
  await user.click(screen.getByRole("link", { name: "Locations" }));
  await eventually(() => expect(assign).toHaveBeenCalledWith("/auth"));
  vi.unstubAllGlobals();
});

test("a navigation after another person has signed in clears the query cache and reloads the page", async () => {
  const { user, queryClient } = open({
    "GET /api/user": { body: { ...userAnswer(), id: 8 } },
    "GET /api/locations": { body: [] },
  });
  const { reload } = observeLoads();
  await user.click(screen.getByRole("link", { name: "Locations" }));
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
  expect(isSignedIn(queryClient, 7)).toBe(false);
  vi.unstubAllGlobals();
});
