"use client";

import { useEffect, useRef } from "react";
import { focusHeading } from "@/lib/client/focus-heading";
import { showToast, toastStore } from "@/lib/client/toast";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import type { Role } from "@/lib/policy/actor";

const NOW: Record<Role, string> = {
  admin: "You are an admin now.",
  assistant: "You are an assistant now.",
  regular: "You can look at everything now, and change nothing.",
};

/**
 * Shows a toast when the role of the signed-in person has changed, because buttons and dialogs may have
 * disappeared.
 */
export function RoleNews() {
  const role = useCurrentUser()?.role;
  const before = useRef(role);

  useEffect(() => {
    const isNews = role && before.current && role !== before.current;
    before.current = role;
    // If the focused element has disappeared with the permissions, the focus moves to the page title.
    if (isNews && document.activeElement === document.body) focusHeading();
    // After a refused call an error toast already reports the changed role.
    if (isNews && toastStore.get()?.variant !== "destructive") {
      showToast({ title: "Your role has changed", text: NOW[role] });
    }
  }, [role]);

  return null;
}
