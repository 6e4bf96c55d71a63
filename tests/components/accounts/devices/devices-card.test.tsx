import { act, screen, waitFor, within } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { DevicesCard } from "@/components/accounts/devices/devices-card";
import { LastUse } from "@/components/accounts/devices/last-use";
import { setClock } from "@/lib/core/clock";
import { deviceAnswer } from "@/tests/support/answers";
import { fakeApi } from "@/tests/support/fake-api";
import { renderScreen } from "@/tests/support/render";

const ago = (hours: number) => new Date(Date.now() - hours * 60 * 60_000).toISOString();
const phone = deviceAnswer(1, { isCurrent: true, lastUsedAt: ago(5) });
const laptop = deviceAnswer(2, { deviceName: "Firefox on Linux", lastUsedAt: ago(72) });
const tablet = deviceAnswer(3, { deviceName: null, lastUsedAt: ago(0.5) });

afterEach(() => setClock(undefined));

function openCard(more: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    "GET /api/user/sessions": { body: [phone, tablet, laptop] },
    ...more,
  });
  return { ...renderScreen(<DevicesCard isDemo={false} />), calls };
}

test("each signed-in device is listed with its name and its last use", async () => {
  openCard();
  const [first, second, third] = await screen.findAllByRole("listitem");
  expect(first?.textContent).toMatch(/^Chrome on AndroidThis deviceActive now/);
  expect(second?.textContent).toMatch(/^Unknown deviceActive within the last hour/);
  expect(third?.textContent).toMatch(/^Firefox on LinuxActive 3 days ago/);
});

test("the last use of a device hydrates without an error when the clock of the browser is behind that of the server", () => {
  const element = <LastUse device={deviceAnswer(5, { lastUsedAt: ago(2) })} />;
  const container = document.createElement("p");
  document.body.append(container);
  container.innerHTML = renderToString(element);
  setClock(new Date(Date.now() - 1.5 * 60 * 60_000));
  const onRecoverableError = vi.fn();
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, element, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.textContent).toBe("Active within the last hour");
  act(() => root?.unmount());
  container.remove();
});

test("every signed-in device except the current one has a sign-out button", async () => {
  openCard();
  await screen.findAllByRole("listitem");
  const names = screen.getAllByRole("button", { name: /^Sign out/ });
  expect(names.map((button) => button.getAttribute("aria-label"))).toEqual([
    "Sign out Unknown device",
    "Sign out Firefox on Linux",
  ]);
});

test("the sign-out buttons and the dialog of two devices with the same name show when each device was last used", async () => {
  const other = deviceAnswer(4, { deviceName: "Firefox on Linux", lastUsedAt: ago(26) });
  const { user } = openCard({ "GET /api/user/sessions": { body: [phone, laptop, other] } });
  const buttons = await screen.findAllByRole("button", { name: "Sign out Firefox on Linux" });
  const described = buttons.map(
    (button) => document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent,
  );
  expect(described).toEqual([
    expect.stringMatching(/^Active 3 days ago/),
    expect.stringMatching(/^Active 1 day ago/),
  ]);
  await user.click(buttons[0] ?? document.body);
  expect((await screen.findByRole("alertdialog")).textContent).toContain("Active 3 days ago.");
});

test("a confirmed sign-out ends the session of that device and refetches the list", async () => {
  const left = { devices: [phone, laptop] };
  const { user, calls } = openCard({
    "GET /api/user/sessions": () => ({ body: left.devices }),
    "DELETE /api/user/sessions/2": () => {
      left.devices = [phone];
      return { status: 204 };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Sign out Firefox on Linux" }));
  const dialog = within(
    await screen.findByRole("alertdialog", { name: "Sign out Firefox on Linux?" }),
  );
  expect(calls.filter(({ method }) => method === "DELETE")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Sign out" }));
  expect(await screen.findByText("Device signed out")).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
});

test("a failed sign-out shows an error and the device stays in the list", async () => {
  const { user } = openCard({ "DELETE /api/user/sessions/2": { status: 503, body: {} } });
  await user.click(await screen.findByRole("button", { name: "Sign out Firefox on Linux" }));
  await user.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Sign out" }),
  );
  expect(await screen.findByText("Failed to sign out the device. Please try again.")).toBeTruthy();
  expect(screen.getByText("Firefox on Linux")).toBeTruthy();
});

test("the button Try again loads the list of devices that could not be loaded", async () => {
  const state = { isDown: true };
  const { user } = openCard({
    "GET /api/user/sessions": () => (state.isDown ? { status: 503, body: {} } : { body: [phone] }),
  });
  expect(await screen.findByText("Could not load your devices. Please try again.")).toBeTruthy();
  state.isDown = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("This device")).toBeTruthy();
});
