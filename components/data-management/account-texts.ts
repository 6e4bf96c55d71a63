import type { Role } from "@/lib/policy/actor";

const deletion = {
  title: "Delete Your Account",
  text: "Permanently delete your account and your personal data.",
  explanation:
    "Your account and your personal data are deleted at once and for good. Where another admin remains, the household stays with its members, and what you did in it is shown as done by a former member. If you are alone in your household, it goes too, with all its locations, items, checks, lists and photos.",
  confirmLabel: "Delete Account",
} as const;

const deactivation = {
  title: "Deactivate Your Account",
  text: "Leave your household for now. An admin can reactivate your account.",
  explanation:
    "You are signed out on all devices and cannot sign in any more, until an admin of your household reactivates your account.",
  confirmLabel: "Deactivate Account",
} as const;

/** Returns the texts of the dialog that deletes the account of an admin, or deactivates that of others. */
export function accountTexts(role: Role): typeof deletion | typeof deactivation {
  return role === "admin" ? deletion : deactivation;
}
