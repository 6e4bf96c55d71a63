"use client";

import { BellOff, Check } from "lucide-react";
import { BusyButton } from "@/components/shared/busy-button";
import { EmptyState } from "@/components/shared/empty-state";
import { useUnsubscribe } from "@/lib/features/reminders/client/mutations";
import type { ReminderKind } from "@/lib/features/reminders/model/rules";

const subjects: Record<ReminderKind, string> = {
  overdue: "overdue inventory checks",
  runOut: "items that may run out",
};

const whens: Record<ReminderKind, string> = {
  overdue: "We mail you once a week at most, and only while an inventory check is overdue.",
  runOut:
    "We mail you once a week at most, and only if items may run out that are not on the list.",
};

/**
 * Asks whether to stop reminders. Opening the page has no effect, because programs also follow
 * links.
 */
export function Unsubscribe({ token, kind }: { token: string; kind: ReminderKind }) {
  const unsubscribe = useUnsubscribe(token);
  if (unsubscribe.isSuccess) {
    return (
      <div role="status">
        <EmptyState
          level={1}
          icon={Check}
          title="Reminders stopped"
          text={`You get no more mails about ${subjects[kind]}. You can switch them on again in the settings.`}
        />
      </div>
    );
  }
  return (
    <EmptyState
      level={1}
      icon={BellOff}
      title="Stop reminders?"
      text={whens[kind]}
      action={
        <BusyButton
          size="lg"
          isBusy={unsubscribe.isPending}
          busyLabel="Stopping..."
          onClick={() => unsubscribe.mutate()}
        >
          Stop reminders
        </BusyButton>
      }
    />
  );
}
