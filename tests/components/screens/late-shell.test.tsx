import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { LateShell } from "@/components/screens/late-shell";
import { makeQueryClient } from "@/lib/client/query-client";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import { userAnswer } from "../../support/answers";
import { eventually } from "../../support/eventually";
import { renderScreen } from "../../support/render";

const network = vi.hoisted(() => ({ isUp: false, attempts: 0 }));

vi.mock("@/components/screens/shell-parts", () => {
  network.attempts += 1;
  if (!network.isUp) throw new TypeError("Failed to fetch dynamically imported module");
  return { ShellParts: ({ userId }: { userId: number }) => <p>Parts of {userId}</p> };
});

test("a script of late parts of the shell that could not be loaded is loaded again when the network is back, and after 30 seconds", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, userAnswer());
  renderScreen(<LateShell />, queryClient);
  await eventually(() => expect(network.attempts).toBe(1));
  // The browser reports that it is online, but the script still cannot be loaded.
  act(() => void window.dispatchEvent(new Event("online")));
  await eventually(() => expect(network.attempts).toBe(2));
  network.isUp = true;
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(await screen.findByText("Parts of 7")).toBeTruthy();
  expect(network.attempts).toBe(3);
  vi.useRealTimers();
});
