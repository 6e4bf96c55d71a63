import { paths } from "@/lib/core/paths";
import type { Segment } from "@/lib/core/screens";
import type { Entry } from "../entry";
import { all, press, see } from "../steps";
import { loadingAndError } from "./loading-and-error";

const MEMBERS = ["**/api/users", "**/api/invitations"];

/** The states of the screens for settings, account and data management. */
export const settingsEntries = {
  settings: [
    { name: "admin", stage: "full", path: paths.settings(), isMain: true },
    { name: "admin, long names", stage: "full", names: "long", path: paths.settings() },
    { name: "assistant", stage: "full", role: "assistant", path: paths.settings() },
    { name: "regular", stage: "full", role: "regular", path: paths.settings() },
    {
      name: "inviting",
      stage: "full",
      path: paths.settings(),
      steps: all(press("Invite User"), (page) => page.getByRole("dialog").waitFor()),
      isMain: true,
    },
    {
      name: "invalid address",
      stage: "full",
      path: paths.settings(),
      steps: all(
        press("Invite User"),
        (page) => page.getByPlaceholder("Email").fill("nobody"),
        press("Send Invitation"),
        see("Please enter a valid email address"),
      ),
    },
    {
      name: "invited",
      stage: "empty",
      isAlone: true,
      path: paths.settings(),
      steps: all(
        press("Invite User"),
        (page) => page.getByPlaceholder("Email").fill("guest@example.org"),
        press("Send Invitation"),
        see("Invitation link"),
      ),
    },
    {
      name: "cancelling an invitation",
      stage: "full",
      path: paths.settings(),
      steps: all(press(/^Cancel invitation of/), see("Cancel this invitation?")),
    },
    {
      name: "deactivating",
      stage: "full",
      path: paths.settings(),
      steps: all(press(/^Deactivate bo/), see(/^They are signed out/)),
    },
    ...loadingAndError({
      stage: "full",
      reads: MEMBERS,
      link: "Settings",
      error: "Could not load users.",
    }),
  ],
  account: [
    { name: "account", stage: "full", path: paths.account(), isMain: true },
    {
      name: "changing the email",
      stage: "full",
      path: paths.account(),
      steps: all(press("Change email"), (page) => page.getByRole("dialog").waitFor()),
    },
    {
      name: "changing the password",
      stage: "full",
      path: paths.account(),
      steps: all(press("Change password"), (page) => page.getByRole("dialog").waitFor()),
    },
  ],
  "data-management": [
    { name: "admin", stage: "full", path: paths.dataManagement(), isMain: true },
    {
      name: "regular",
      stage: "full",
      names: "long",
      role: "regular",
      path: paths.dataManagement(),
    },
    {
      name: "importing",
      stage: "full",
      path: paths.dataManagement(),
      steps: all(press("Import Items"), see("Import from CSV")),
    },
    {
      name: "purging",
      stage: "full",
      path: paths.dataManagement(),
      steps: all(
        (page) => page.getByRole("checkbox", { name: /^Inventory updates/ }).click(),
        press("Purge Selected Data"),
        (page) => page.getByRole("dialog").waitFor(),
      ),
    },
    {
      name: "deleting the account",
      stage: "full",
      path: paths.dataManagement(),
      steps: all(press("Delete Your Account"), (page) => page.getByRole("dialog").waitFor()),
    },
  ],
} as const satisfies Partial<Record<Segment, readonly Entry[]>>;
