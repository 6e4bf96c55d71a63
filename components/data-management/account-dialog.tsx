"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { BusyButton } from "@/components/shared/busy-button";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { showFailure } from "@/lib/client/toast";
import type { User } from "@/lib/features/accounts/model/dto";
import { isOnlyAdmin, useDeleteAccount } from "@/lib/features/data-management/client/mutations";
import { departureOf, USERNAME_NOT_CONFIRMED } from "@/lib/features/data-management/model/rules";
import { membersQuery } from "@/lib/features/members/client/queries";
import { accountTexts } from "./account-texts";
import { ConfirmField } from "./confirm-field";
import { OnlyAdminChoice } from "./only-admin-choice";

interface AccountDialogProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Explains what deleting or deactivating the own account does, and requires typing the own username. The only
 * admin among several members can promote another member instead.
 */
export function AccountDialog({ user, open, onOpenChange }: AccountDialogProps) {
  const [typed, setTyped] = useState("");
  const [isRefused, setRefused] = useState(false);
  const members = useQuery({ ...membersQuery(), enabled: user.role === "admin" });
  const others = members.data?.filter(({ id }) => id !== user.id);
  const mustChoose = isRefused || (others && departureOf(user.role, others) === "choose");
  const leave = useDeleteAccount();
  const { title, explanation, confirmLabel } = accountTexts(user.role);
  const isConfirmed = typed === user.username;

  function confirm() {
    if (leave.isPending || members.isLoading) return;
    if (isConfirmed)
      leave.mutate({ username: typed, deleteHousehold: Boolean(mustChoose) }, { onError });
    else showFailure({ title: "Confirmation failed", text: USERNAME_NOT_CONFIRMED });
  }

  function onError(error: Error) {
    if (!isOnlyAdmin(error)) return;
    setRefused(true);
    // The server refused because the person is the only admin. The member list was missing or outdated, so
    // the dialog had not offered to promote another member or to delete the household. It does so from now
    // on. Its button now deletes the household, so the person must type the username again.
    setTyped("");
  }

  return (
    <Dialog open={open} onOpenChange={(next) => !leave.isPending && onOpenChange(next)}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription className="text-pretty">
            {mustChoose ? "There are other members in your household." : explanation}
          </DialogDescription>
        </DialogHeader>
        {mustChoose && <OnlyAdminChoice />}
        <ConfirmField word={user.username} value={typed} onChange={setTyped} onEnter={confirm} />
        <DialogFooter>
          <Button
            variant="outline"
            size="lg"
            disabled={leave.isPending}
            onClick={() => onOpenChange(false)}
          >
            Cancel
          </Button>
          <BusyButton
            variant="destructive"
            size="lg"
            disabled={!isConfirmed || members.isLoading}
            isBusy={leave.isPending}
            busyLabel="Processing..."
            onClick={confirm}
          >
            {mustChoose ? "Delete Household" : confirmLabel}
          </BusyButton>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
