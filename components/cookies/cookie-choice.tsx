"use client";

import { Preference } from "@/components/shared/preference";
import {
  allowPreferences,
  changePreferences,
  forgetPreferences,
  usePreferences,
} from "@/lib/client/preferences";

/**
 * Shows the cookie consent as checkboxes. The preferences cookie has the person's answer; without this cookie
 * no consent was given.
 */
export function CookieChoice() {
  const preferences = usePreferences();
  const hasAnalytics = preferences?.analytics ?? false;
  return (
    <fieldset className="bg-card mt-4 flex flex-col gap-5 rounded-xl border p-4 sm:p-5">
      <legend className="sr-only">Your choice of cookies</legend>
      <Preference
        label="Essential"
        description="The session cookie. Without it nobody could stay signed in from one page to the next."
        checked
      />
      <Preference
        label="Functional"
        description="The preferences cookie. Turning it off deletes it, and with it what you chose on this device."
        checked={preferences !== null}
        onChange={(isAllowed) => (isAllowed ? allowPreferences() : forgetPreferences())}
      />
      <Preference
        label="Analytics"
        description="There are no analytics today, and no cookie is set for them either way. Your answer is kept in the preferences cookie."
        checked={hasAnalytics}
        onChange={(analytics) => changePreferences({ analytics })}
      />
      <p role="status" className="text-muted-foreground border-t pt-4 text-sm">
        {preferences
          ? "The preferences cookie is set on this device."
          : "There is no preferences cookie on this device."}
      </p>
    </fieldset>
  );
}
