"use client";

import { MailCheck } from "lucide-react";
import Link from "next/link";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { BusyButton } from "@/components/shared/busy-button";
import { EmptyState } from "@/components/shared/empty-state";
import { TextField } from "@/components/shared/text-field";
import { Button } from "@/components/ui/button";
import { Form, FormBody } from "@/components/ui/form";
import { focusHeading } from "@/lib/client/focus-heading";
import { lazyResolver } from "@/lib/client/lazy-resolver";
import { paths } from "@/lib/core/paths";
import { useForgotPassword } from "@/lib/features/accounts/client/mutations";
import type { ForgotPassword as Input } from "@/lib/features/accounts/model/schema";

/** Requests a password reset mail. The confirmation is the same for known and unknown addresses. */
export function ForgotPassword() {
  const form = useForm<Input>({
    resolver: lazyResolver(
      async () => (await import("@/components/accounts/resolvers")).forgotPasswordResolver,
    ),
    mode: "onTouched",
    defaultValues: { email: "" },
  });
  const ask = useForgotPassword();
  // The focused button of the form is gone then.
  useEffect(() => {
    if (ask.isSuccess) focusHeading();
  }, [ask.isSuccess]);
  if (ask.isSuccess) {
    return (
      <div role="status">
        <EmptyState
          level={1}
          icon={MailCheck}
          title="Check your mail"
          text="If there is an account with this address, a link to a new password is on its way. It works for one hour. We send only a few links an hour: if none arrives, look into your spam folder, or try again later."
          action={<BackToLogin />}
        />
      </div>
    );
  }
  return (
    <>
      <h1 className="text-xl leading-tight font-bold">Forgot your password?</h1>
      <p className="text-muted-foreground">
        Enter the email of your account, and we send you a link to a new password.
      </p>
      <Form {...form}>
        <FormBody
          method="post"
          onSubmit={form.handleSubmit((input) => ask.mutate(input))}
          className="flex flex-col gap-5"
        >
          <TextField
            control={form.control}
            name="email"
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <BusyButton type="submit" size="lg" isBusy={ask.isPending} busyLabel="Sending...">
            Send link
          </BusyButton>
          <BackToLogin />
        </FormBody>
      </Form>
    </>
  );
}

function BackToLogin() {
  return (
    <Button asChild variant="ghost" size="lg">
      <Link href={paths.login()}>Back to login</Link>
    </Button>
  );
}
