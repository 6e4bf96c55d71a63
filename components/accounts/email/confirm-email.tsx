"use client";

import { MailCheck } from "lucide-react";
import Link from "next/link";
import { BusyButton } from "@/components/shared/busy-button";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";
import { hasStatus, messageToShow } from "@/lib/client/api";
import { paths } from "@/lib/core/paths";
import { PRODUCT } from "@/lib/core/product";
import { useConfirmEmail } from "@/lib/features/accounts/client/mutations";

/** Confirms a new email address. Opening the page has no effect, because mail scanners open links. */
export function ConfirmEmail({ token }: { token: string }) {
  const confirm = useConfirmEmail();
  if (confirm.isSuccess) {
    return (
      <div role="status">
        <EmptyState
          level={1}
          icon={MailCheck}
          title="Your email address is confirmed"
          text="Your account uses it from now on."
          action={<GoOn label={`Open ${PRODUCT}`} />}
        />
      </div>
    );
  }
  const isOver = hasStatus(confirm.error, 410) || hasStatus(confirm.error, 409);
  if (isOver || token === "") {
    return (
      <>
        <h1 className="text-xl leading-tight font-bold">This link does not work</h1>
        <p role="alert" className="text-muted-foreground">
          {messageToShow(confirm.error) ?? "The link is incomplete."}
        </p>
        <GoOn label="Open your account" href={paths.account()} />
      </>
    );
  }
  return (
    <>
      <h1 className="text-xl leading-tight font-bold">Confirm your email address</h1>
      <p className="text-muted-foreground">
        Press the button to use this address for mails and for signing in.
      </p>
      {confirm.isError && (
        <p role="alert" className="text-destructive">
          {messageToShow(confirm.error) ?? "The address could not be confirmed. Please try again."}
        </p>
      )}
      <BusyButton
        size="lg"
        isBusy={confirm.isPending}
        busyLabel="Confirming..."
        onClick={() => confirm.mutate({ token })}
      >
        Confirm email address
      </BusyButton>
    </>
  );
}

function GoOn({ label, href = paths.home() }: { label: string; href?: string }) {
  return (
    <Button asChild size="lg">
      <Link href={href}>{label}</Link>
    </Button>
  );
}
