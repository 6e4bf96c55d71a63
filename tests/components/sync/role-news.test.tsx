import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ItemsScreen } from "@/components/items/items-screen";
import { LocationsScreen } from "@/components/locations/locations-screen";
import { UserManagementCard } from "@/components/members/user-management-card";
import { RoleNews } from "@/components/sync/role-news";
import { makeQueryClient } from "@/lib/client/query-client";
import { dismissToast, toastStore } from "@/lib/client/toast";
import { currentUserQuery, useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { Role } from "@/lib/policy/actor";
import { itemAnswer, locationAnswer, memberAnswer, userAnswer } from "../../support/answers";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";

const forbidden = {
  status: 403,
  body: { message: "Your role does not allow this.", code: "forbidden" },
};
const household = {
  "GET /api/locations": { body: [locationAnswer(1, "Kitchen")] },
  "GET /api/items": { body: [itemAnswer(1, { name: "Flour" })] },
  "GET /api/users": { body: [memberAnswer(7)] },
  "GET /api/user": { body: userAnswer({ role: "assistant" }) },
  "GET /api/inventory-updates/latest": { status: 404 },
};

function Members() {
  return <UserManagementCard userId={7} canManage={useIsAllowed("members:manage")} />;
}

/** Renders a screen with a cached admin whose role on the server is assistant. */
function renderForAdmin(screen: React.ReactNode, answers: Parameters<typeof fakeApi>[0] = {}) {
  fakeApi({ ...household, ...answers });
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, userAnswer({ role: "admin" }));
  return renderScreen([<RoleNews key="news" />, screen], queryClient);
}

/** Returns the button in the list that can be sorted. This list replaces another one when its code is loaded. */
async function findEditButton(): Promise<HTMLElement> {
  await screen.findByRole("button", { name: "Move Kitchen" });
  return screen.getByRole("button", { name: "Edit Kitchen" });
}

afterEach(() => dismissToast(toastStore.get()?.id ?? 0));

test("a save refused with 403 after a change of role closes the edit dialog and shows that the role has changed", async () => {
  const { user } = renderForAdmin(<LocationsScreen key="screen" />, {
    "PUT /api/locations/1": forbidden,
  });
  await user.click(await findEditButton());
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Location Name"), "ette");
  await user.click(dialog.getByRole("button", { name: "Save Changes" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  // The toast about the refused update mentions the changed role and replaces the separate toast about the
  // role.
  await screen.findByText("Failed to update location");
  expect(screen.getByText("Your role has changed. You now see what it allows.")).toBeTruthy();
  expect(screen.getByText("Kitchen")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Edit Kitchen" })).toBeNull();
});

test.each([
  ["locations", <LocationsScreen key="screen" />, "Add location"],
  ["items", <ItemsScreen key="screen" />, "Add item"],
  ["members", <Members key="screen" />, "Invite User"],
])(
  "a dialog closes when the changed role does not allow its action: %s",
  async (_of, page, open) => {
    const { user, queryClient } = renderForAdmin(page);
    await user.click((await screen.findAllByRole("button", { name: open }))[0] ?? document.body);
    await screen.findByRole("dialog");
    await act(() => queryClient.invalidateQueries({ queryKey: currentUserQuery().queryKey }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await screen.findByText("You are an assistant now.")).toBeTruthy();
  },
);

test("the select mode ends when the role loses the permission to delete", async () => {
  const { user, queryClient } = renderForAdmin(<LocationsScreen key="screen" />);
  await user.click(await screen.findByRole("button", { name: "Select" }));
  await screen.findByRole("button", { name: "Delete (0)" });
  await act(() => queryClient.invalidateQueries({ queryKey: currentUserQuery().queryKey }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Delete (0)" })).toBeNull());
});

test.each<[Role, RegExp]>([
  ["admin", /You are an admin now/],
  ["regular", /You can look at everything now, and change nothing/],
])("a toast names the changed role of the signed-in member: %s", async (role, text) => {
  fakeApi({});
  const queryClient = makeQueryClient();
  const { queryKey } = currentUserQuery();
  queryClient.setQueryData(queryKey, userAnswer({ role: "assistant" }));
  renderScreen(<RoleNews />, queryClient);
  expect(toastStore.get()).toBeNull();
  act(() => void queryClient.setQueryData(queryKey, userAnswer({ role })));
  expect(await screen.findByText(text)).toBeTruthy();
});

test("the focus is on the title of the page when a change of role removed the focused button", async () => {
  const { queryClient } = renderForAdmin(<LocationsScreen key="screen" />);
  const edit = await findEditButton();
  act(() => edit.focus());
  act(() => {
    queryClient.setQueryData(currentUserQuery().queryKey, userAnswer({ role: "assistant" }));
  });
  const title = screen.getByRole("heading", { name: "Locations" });
  await waitFor(() => expect(document.activeElement).toBe(title));
});
