"use client";

import { late } from "@/components/shared/late";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import type { PendingWrite } from "@/lib/client/device/pending-write";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { useLogout } from "@/lib/features/accounts/client/change-person";

const LogoutQuestion = late(async () => (await import("./logout-question")).LogoutQuestion);

/**
 * Returns the logout action. It asks for confirmation when this device has pending or refused
 * writes.
 */
export function useCarefulLogout() {
  const logout = useLogout();
  const pending = usePendingWrites("pending");
  const refused = usePendingWrites("refused");
  const question = useDialog<readonly PendingWrite[]>();
  usePreload(LogoutQuestion.preload);
  const unsent = [...pending, ...refused];
  return {
    isPending: logout.isPending,
    start: () => (unsent.length > 0 ? question.open(unsent) : logout.mutate()),
    question: question.turn > 0 && <LogoutQuestion dialog={question} logout={logout} />,
  };
}
