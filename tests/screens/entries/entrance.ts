import { paths } from "@/lib/core/paths";
import type { Segment } from "@/lib/core/screens";
import type { Entry } from "../entry";
import {
  all,
  failing,
  FAILING_ERRORS,
  goOffline,
  hanging,
  NOT_FOUND,
  OFFLINE_ERRORS,
  press,
  see,
  type,
} from "../steps";

const wrongPassword = all(
  type("Username", "anna"),
  type("Password", "not the password"),
  press("Login"),
  see("Login failed"),
);

/** The states of the pages before the sign-in, and of the pages that need no account. */
export const entranceEntries = {
  auth: [{ name: "login and demo account", path: paths.auth(), isMain: true }],
  login: [
    { name: "login", path: paths.login() },
    { name: "missing fields", path: paths.login(), steps: all(press("Login"), see(/required/)) },
    {
      name: "wrong password",
      path: paths.login(),
      steps: wrongPassword,
      expectedErrors: /status of 401/,
    },
    {
      name: "logging in",
      path: paths.login(),
      before: hanging("**/api/login"),
      steps: all(
        type("Username", "anna"),
        type("Password", "correct horse"),
        press("Login"),
        see("Logging in..."),
      ),
    },
  ],
  register: [
    { name: "registration", path: paths.register(), isMain: true },
    {
      name: "missing fields",
      path: paths.register(),
      steps: all(press("Register"), see(/required|at least/)),
    },
    {
      name: "invitation",
      stage: "empty",
      role: null,
      path: ({ tokens }) => paths.register({ token: tokens.invitation }),
      steps: all(see("You are invited")),
    },
    {
      name: "invalid invitation",
      path: paths.register({ token: "unknown" }),
      expectedErrors: NOT_FOUND,
      steps: all(see("Register without an invitation")),
    },
    {
      name: "invitation of a signed-in person",
      stage: "empty",
      role: "regular",
      path: ({ tokens }) => paths.register({ token: tokens.invitation }),
    },
  ],
  "forgot-password": [
    { name: "form", path: paths.forgotPassword(), isMain: true },
    {
      name: "invalid address",
      path: paths.forgotPassword(),
      steps: all(type("Email", "nobody"), press("Send link"), see(/valid email/)),
    },
    {
      name: "sent",
      path: paths.forgotPassword(),
      steps: all(
        type("Email", "maximiliane.von.wolkenstein-trostburg@donaudampfschifffahrt.example"),
        press("Send link"),
        see("Check your mail"),
      ),
    },
  ],
  "reset-password": [
    {
      name: "form",
      stage: "empty",
      role: null,
      path: ({ tokens }) => paths.resetPassword({ token: tokens.reset }),
      isMain: true,
    },
    { name: "invalid link", path: paths.resetPassword({ token: "unknown" }) },
  ],
  "confirm-email": [
    {
      name: "question",
      stage: "empty",
      role: null,
      path: ({ tokens }) => paths.confirmEmail({ token: tokens.email }),
    },
    {
      name: "confirmed",
      stage: "empty",
      role: null,
      isAlone: true,
      path: ({ tokens }) => paths.confirmEmail({ token: tokens.email }),
      steps: all(press(/Confirm/), see(/confirmed/i)),
    },
    {
      name: "invalid link",
      path: paths.confirmEmail({ token: "unknown" }),
      expectedErrors: /status of 410/,
      steps: all(press(/Confirm/), see(/does not work|no longer|not valid/)),
    },
  ],
  shop: [
    {
      name: "24 lines, half ticked",
      stage: "full",
      role: null,
      path: ({ tokens }) => paths.shop(tokens.shop),
      steps: all(see(/items purchased$/)),
      hasEnd: true,
      isMain: true,
    },
    {
      name: "all ticked",
      stage: "bought",
      names: "long",
      role: null,
      path: ({ tokens }) => paths.shop(tokens.shop),
      steps: all(see("8 of 8 items purchased")),
    },
    {
      name: "a tick that is not saved",
      stage: "oneLine",
      role: null,
      isAlone: true,
      path: ({ tokens }) => paths.shop(tokens.shop),
      steps: all(
        see("0 of 1 items purchased"),
        goOffline,
        (page) => page.getByRole("checkbox").click(),
        see("1 tick is not saved."),
      ),
      expectedErrors: OFFLINE_ERRORS,
    },
    {
      name: "nothing to buy",
      stage: "nothingToBuy",
      role: null,
      path: ({ tokens }) => paths.shop(tokens.shop),
      steps: all(see("Nothing to buy")),
    },
    {
      name: "loading",
      stage: "oneLine",
      role: null,
      before: hanging("**/api/shop/**"),
      path: ({ tokens }) => paths.shop(tokens.shop),
    },
    {
      name: "not loaded",
      stage: "oneLine",
      role: null,
      before: failing("**/api/shop/**"),
      path: ({ tokens }) => paths.shop(tokens.shop),
      steps: all(see("The shopping list could not be loaded")),
      expectedErrors: FAILING_ERRORS,
    },
    {
      name: "ended link",
      path: paths.shop("unknown"),
      steps: all(see("This link has ended")),
      expectedErrors: NOT_FOUND,
      isMain: true,
    },
  ],
  unsubscribe: [{ name: "question", path: paths.unsubscribe({ token: "unknown" }) }],
  "privacy-policy": [{ name: "text", path: paths.privacyPolicy(), isMain: true }],
  terms: [{ name: "text", path: paths.terms() }],
  "cookie-policy": [{ name: "text and choice", path: paths.cookiePolicy() }],
  "unknown-address": [
    {
      name: "signed in",
      stage: "empty",
      path: "/no-such-page",
      expectedErrors: NOT_FOUND,
      isMain: true,
    },
    { name: "signed out", path: "/no-such-page", expectedErrors: NOT_FOUND },
  ],
  offline: [
    { name: "nothing stored", path: paths.offline() },
    {
      name: "nothing stored, no network",
      path: paths.offline(),
      steps: goOffline,
      expectedErrors: OFFLINE_ERRORS,
    },
  ],
} as const satisfies Partial<Record<Segment, readonly Entry[]>>;
