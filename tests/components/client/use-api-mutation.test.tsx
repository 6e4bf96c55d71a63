import { queryOptions, useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "@/lib/client/api";
import { makeQueryClient } from "@/lib/client/query-client";
import { dismissToast, toastStore } from "@/lib/client/toast";
import { optimisticChange, useApiMutation } from "@/lib/client/use-api-mutation";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import { userAnswer } from "../../support/answers";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";

afterEach(() => dismissToast(toastStore.get()?.id ?? 0));

const jarsQuery = queryOptions({
  queryKey: ["jars"],
  queryFn: () => api.get<string[]>("/api/jars"),
});

function Jars({ prefersServerMessage = false }: { prefersServerMessage?: boolean }) {
  const jars = useQuery(jarsQuery);
  const add = useApiMutation({
    mutationFn: (name: string) => api.post("/api/jars", { name }),
    success: { title: "Success", text: "Jar added" },
    failure: { title: "Error", text: "Failed to add jar", prefersServerMessage },
    optimistic: (name) => [optimisticChange(jarsQuery.queryKey, (old) => [...old, name])],
    invalidates: [jarsQuery.queryKey],
  });
  return (
    <>
      <p>Jars: {jars.data?.join(", ")}</p>
      <button type="button" onClick={() => add.mutate("plum")}>
        Add
      </button>
    </>
  );
}

test("a mutation shows its optimistic update, then the toast and the refetched data", async () => {
  let answer: () => void = () => undefined;
  const shelf = ["fig"];
  fakeApi({
    "GET /api/jars": () => ({ body: [...shelf] }),
    "POST /api/jars": async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      shelf.push("plum jam");
      return { status: 201, body: {} };
    },
  });
  const { user } = renderScreen(<Jars />);
  await screen.findByText("Jars: fig");
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByText("Jars: fig, plum")).toBeTruthy();
  answer();
  expect(await screen.findByText("Jars: fig, plum jam")).toBeTruthy();
  expect(screen.getByText("Success")).toBeTruthy();
  expect(screen.getByText("Jar added")).toBeTruthy();
});

test("a refused mutation reverts its optimistic update and shows a toast", async () => {
  let refuse: () => void = () => undefined;
  let isReadable = true;
  const calls = fakeApi({
    // The refetch of the jars fails, so only the revert of the optimistic update can restore them.
    "GET /api/jars": () => (isReadable ? { body: ["fig"] } : { status: 503 }),
    "POST /api/jars": async () => {
      await new Promise<void>((resolve) => (refuse = resolve));
      return { status: 409, body: { message: "No room left.", code: "conflict" } };
    },
  });
  const { user } = renderScreen(<Jars />);
  await screen.findByText("Jars: fig");
  await user.click(screen.getByRole("button", { name: "Add" }));
  await screen.findByText("Jars: fig, plum");
  isReadable = false;
  refuse();
  expect(await screen.findByText("Jars: fig")).toBeTruthy();
  expect(screen.getByText("Error")).toBeTruthy();
  expect(screen.getByText("Failed to add jar")).toBeTruthy();
  await waitFor(() => expect(calls.filter(({ method }) => method === "GET")).toHaveLength(2));
});

test("a refused mutation with prefersServerMessage shows the server's message, and not the raw body", async () => {
  fakeApi({
    "GET /api/jars": { body: ["fig"] },
    "POST /api/jars": { status: 409, body: { message: "No room left.", code: "conflict" } },
  });
  const { user } = renderScreen(<Jars prefersServerMessage />);
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByText("No room left.")).toBeTruthy();
  expect(screen.queryByText(/409/)).toBeNull();
});

test.each([
  [true, "Larder cannot be reached. Check your connection and try again."],
  [false, "You are offline. Check your connection and try again."],
])(
  "with prefersServerMessage a network failure while navigator.onLine is %s shows the action's text, then the cause",
  async (isOnline, cause) => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
    fakeApi({ "GET /api/jars": { body: ["fig"] } });
    const { user } = renderScreen(<Jars prefersServerMessage />);
    await user.click(screen.getByRole("button", { name: "Add" }));
    const toast = await screen.findByRole("alert");
    expect([...toast.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
      "Error",
      "Failed to add jar",
      cause,
    ]);
  },
);

test("without prefersServerMessage a network failure shows the action's text, then the cause", async () => {
  fakeApi({ "GET /api/jars": { body: ["fig"] } });
  const { user } = renderScreen(<Jars />);
  await user.click(screen.getByRole("button", { name: "Add" }));
  const toast = await screen.findByRole("alert");
  expect([...toast.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
    "Error",
    "Failed to add jar",
    "Larder cannot be reached. Check your connection and try again.",
  ]);
});

test.each([
  [409, "conflict", "A household can have up to 3 jars."],
  [503, "unavailable", "Your household has too many requests running at once."],
])(
  "a mutation that gets %i shows the server's reason as the second line of the toast",
  async (status, code, message) => {
    fakeApi({
      "GET /api/jars": { body: ["fig"] },
      "POST /api/jars": { status, body: { message, code } },
    });
    const { user } = renderScreen(<Jars />);
    await user.click(screen.getByRole("button", { name: "Add" }));
    const toast = await screen.findByRole("alert");
    expect([...toast.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
      "Error",
      "Failed to add jar",
      message,
    ]);
  },
);

test.each([
  ["assistant", "Your role has changed. You now see what it allows."],
  ["admin", "Your role does not allow this."],
])(
  "a mutation that gets 403 for a member whose role is now %s refetches the user and shows the reason",
  async (role, reason) => {
    fakeApi({
      "GET /api/jars": { body: ["fig"] },
      "GET /api/user": { body: userAnswer({ role: role as "admin" }) },
      "POST /api/jars": {
        status: 403,
        body: { message: "Your role does not allow this.", code: "forbidden" },
      },
    });
    const queryClient = makeQueryClient();
    queryClient.setQueryData(currentUserQuery().queryKey, userAnswer({ role: "admin" }));
    const Rights = () => <p>Role: {useQuery(currentUserQuery()).data?.role}</p>;
    const { user } = renderScreen([<Jars key="jars" />, <Rights key="rights" />], queryClient);
    await user.click(screen.getByRole("button", { name: "Add" }));
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.getByText("Failed to add jar")).toBeTruthy();
    expect(await screen.findByText(`Role: ${role}`)).toBeTruthy();
  },
);

test("a mutation that gets 401 ends the session without a toast", async () => {
  fakeApi({
    "GET /api/jars": { body: ["fig"] },
    "POST /api/jars": {
      status: 401,
      body: { message: "Please sign in.", code: "unauthenticated" },
    },
  });
  const onSessionOver = vi.fn();
  const { user } = renderScreen(<Jars />, makeQueryClient(onSessionOver));
  await user.click(await screen.findByRole("button", { name: "Add" }));
  await waitFor(() => expect(onSessionOver).toHaveBeenCalledOnce());
  expect(screen.queryByText("Failed to add jar")).toBeNull();
});

function Postcard() {
  const send = useApiMutation({ mutationFn: (to: string) => api.post("/api/postcards", { to }) });
  return ["Ada", "Ben"].map((name) => (
    <button key={name} onClick={() => send.mutate(name)}>
      {name}
    </button>
  ));
}

test("a double tap sends one call, and a tap that passes another variable sends its own call", async () => {
  let isRefused = false;
  const calls = fakeApi({
    "POST /api/postcards": () => (isRefused ? { status: 503 } : { status: 204 }),
  });
  const { user } = renderScreen(<Postcard />);
  const tap = (name: string) => user.click(screen.getByRole("button", { name }));
  const sent = () => calls.map(({ body }) => (body as { to: string }).to);
  // The clock stands still: on a slow machine the taps could be further apart than those of a double tap.
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now());
  await user.dblClick(screen.getByRole("button", { name: "Ada" }));
  await tap("Ben");
  await tap("Ada");
  expect(sent()).toEqual(["Ada", "Ben"]);
  clock.mockReturnValue(Date.now() + 1_000);
  isRefused = true;
  await tap("Ada");
  await waitFor(() => expect(sent()).toHaveLength(3));
  await waitFor(async () => {
    await tap("Ada");
    expect(sent()).toHaveLength(4);
  });
  vi.restoreAllMocks();
});

test("a failed mutation without its own error text shows the server's message", async () => {
  fakeApi({ "POST /api/postcards": { status: 409, body: { message: "No stamps left." } } });
  const { user } = renderScreen(<Postcard />);
  await user.click(screen.getByRole("button", { name: "Ada" }));
  expect(await screen.findByText("No stamps left.")).toBeTruthy();
});

test("a failed mutation without its own error text and without a server message asks to try again", async () => {
  fakeApi({ "POST /api/postcards": { status: 503 } });
  const { user } = renderScreen(<Postcard />);
  await user.click(screen.getByRole("button", { name: "Ada" }));
  expect(await screen.findByText("Something went wrong. Please try again.")).toBeTruthy();
});
