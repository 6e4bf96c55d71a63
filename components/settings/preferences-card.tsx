"use client";

import { useQuery } from "@tanstack/react-query";
import { Preference } from "@/components/shared/preference";
import { SingleKeysPreference } from "@/components/shortcuts/single-keys-preference";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { changePreferences, usePreferences } from "@/lib/client/preferences";
import { PRODUCT } from "@/lib/core/product";
import { useUpdatePreferences } from "@/lib/features/accounts/client/mutations";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { User } from "@/lib/features/accounts/model/dto";
import { useUpdateHousehold } from "@/lib/features/households/client/mutations";
import { householdQuery } from "@/lib/features/households/client/queries";

/** Shows the personal preferences, and for admins those of the household. */
export function PreferencesCard({ user }: { user: User }) {
  const update = useUpdatePreferences();
  return (
    <Card className="gap-6">
      <CardHeader>
        <CardTitle>Preferences</CardTitle>
        <CardDescription>Changes are saved at once.</CardDescription>
      </CardHeader>
      <Preference
        label="Reminders"
        description="A mail when a check is more than a week overdue, once a week at most."
        checked={user.remindersEnabled}
        onChange={(remindersEnabled) => update.mutate({ remindersEnabled })}
      />
      <Preference
        label="Run-out reminders"
        description="A mail when items that are not on the list may run out, once a week at most."
        checked={user.runOutRemindersEnabled}
        onChange={(runOutRemindersEnabled) => update.mutate({ runOutRemindersEnabled })}
      />
      <Preference
        label="News"
        description={`Now and then a mail about what is new in ${PRODUCT}.`}
        checked={user.marketingConsent}
        onChange={(marketingConsent) => update.mutate({ marketingConsent })}
      />
      <AiPreference />
      <TapOncePreference />
      {/* Hidden on devices without a mouse, which rarely have a keyboard. */}
      <div className="hidden pointer-fine:block">
        <SingleKeysPreference />
      </div>
    </Card>
  );
}

function AiPreference() {
  const canEdit = useIsAllowed("household:edit");
  const household = useQuery(householdQuery()).data;
  const update = useUpdateHousehold();
  if (!canEdit || !household) return null;
  return (
    <Preference
      label="Reasons written by AI"
      description="Claude writes why each line is on the list. Otherwise plain sentences say the same."
      checked={household.aiEnabled}
      onChange={(aiEnabled) => update.mutate({ aiEnabled })}
    />
  );
}

function TapOncePreference() {
  const mayCount = useIsAllowed("check:run");
  const tapOnce = usePreferences()?.tapOnce ?? false;
  if (!mayCount) return null;
  return (
    <Preference
      label="Tap once to record"
      description="In a check, a tap on a number records it. Choose a part such as ½ first. On this device only."
      checked={tapOnce}
      onChange={(isOn) => changePreferences({ tapOnce: isOn })}
    />
  );
}
