"use client";

import { useEffect, useRef } from "react";
import { showToast, toastStore } from "@/lib/client/toast";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import { accountCopy } from "@/lib/features/accounts/model/copy";

/** Says that one has another role now, as dialogs close and buttons come and go with it. */
export function RoleNews() {
  const role = useCurrentUser()?.role;
  const before = useRef(role);

  useEffect(() => {
    const isNews = role && before.current && role !== before.current;
    before.current = role;
    // A refusal says it already, beside what could not be done.
    if (isNews && toastStore.get()?.variant !== "destructive") {
      showToast(accountCopy.roleChanged(role));
    }
  }, [role]);

  return null;
}
