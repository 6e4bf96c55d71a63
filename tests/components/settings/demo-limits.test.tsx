import { screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { AccountCard } from "@/components/data-management/account-card";
import { PurgeCard } from "@/components/data-management/purge-card";
import { UserManagementCard } from "@/components/members/user-management-card";
import { EmailList } from "@/components/shopping-lists/email-list";
import { makeQueryClient } from "@/lib/client/query-client";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import { userAnswer } from "@/tests/support/answers";
import { fakeApi } from "@/tests/support/fake-api";
import { renderScreen } from "@/tests/support/render";

const demo = userAnswer({ username: "demo", email: "demo@larder.example" });

function openAs(user: typeof demo, part: ReactNode) {
  fakeApi({ "GET /api/users": { body: [] } });
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, user);
  return renderScreen(part, queryClient).user;
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

test.each([
  [
    "Invite User",
    "The demo household cannot invite anybody.",
    <UserManagementCard key="members" userId={7} canManage />,
  ],
  ["Delete Your Account", "The demo account cannot be deleted.", <AccountCard key="account" />],
])(
  "the button %s is disabled for the demo account, with the sentence %j",
  (name, sentence, part) => {
    openAs(demo, part);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(button(name).disabled).toBe(true);
  },
);

test.each([
  ["Invite User", <UserManagementCard key="members" userId={7} canManage />],
  ["Delete Your Account", <AccountCard key="account" />],
])("the button %s is enabled for other admins, without a sentence about the demo", (name, part) => {
  openAs(userAnswer(), part);
  expect(button(name).disabled).toBe(false);
  expect(screen.queryByText(/demo/)).toBeNull();
});

test("the demo account cannot purge selected data and sees the reason", async () => {
  const user = openAs(demo, <PurgeCard />);
  expect(screen.getByText("The demo household cannot be purged.")).toBeTruthy();
  const [category] = screen.getAllByRole("checkbox");
  if (category) await user.click(category);
  expect(button("Purge Selected Data").disabled).toBe(true);
});

test("the form that mails a list shows that the demo household cannot send mail", async () => {
  const user = openAs(demo, <EmailList listId={3} isAllBought={false} />);
  await user.click(button("Email List"));
  const dialog = within(await screen.findByRole("dialog", { name: "Email List" }));
  expect(dialog.getByText("The demo household cannot send mail.")).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Send" }).disabled).toBe(true);
});
