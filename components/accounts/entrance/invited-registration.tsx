"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { invitationDetailsQuery } from "@/lib/features/members/client/queries";
import { InvalidInvitation } from "./invalid-invitation";
import { InvitationPanel } from "./invitation-panel";
import { RegisterForm } from "./register-form";
import type { RegisterFormState } from "./use-account-forms";

interface InvitedRegistrationProps {
  form: RegisterFormState;
  token: string;
  /** Switches to registration without the invitation. */
  onWithdraw: () => void;
}

/** Shows an invitation and the registration form that accepts it. */
export function InvitedRegistration({ form, token, onWithdraw }: InvitedRegistrationProps) {
  const { data, error, isFetching, refetch } = useQuery(invitationDetailsQuery(token));
  const { setValue } = form;
  const email = data?.email;
  useEffect(() => {
    if (email) setValue("email", email);
  }, [email, setValue]);

  function withdraw() {
    setValue("email", "");
    onWithdraw();
  }

  if (data) {
    return (
      <div className="flex flex-col gap-5">
        <InvitationPanel invitation={data} />
        <RegisterForm form={form} token={token} />
      </div>
    );
  }
  if (error && !isFetching) {
    return <InvalidInvitation error={error} onRetry={() => void refetch()} onWithdraw={withdraw} />;
  }
  return (
    // The placeholder is as high as the form that replaces it, so that the content below does not move.
    <div role="status" className="flex min-h-160 flex-col gap-5">
      <span className="sr-only">Checking your invitation</span>
      <Skeleton className="h-44 rounded-xl" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
