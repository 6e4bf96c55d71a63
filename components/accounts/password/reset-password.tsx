"use client";

import Link from "next/link";
import { useForm } from "react-hook-form";
import { PasswordInput } from "@/components/accounts/password-input";
import { BusyButton } from "@/components/shared/busy-button";
import { TextField } from "@/components/shared/text-field";
import { Button } from "@/components/ui/button";
import { Form, FormBody } from "@/components/ui/form";
import { hasStatus, messageToShow } from "@/lib/client/api";
import { applyIssues } from "@/lib/client/apply-issues";
import { useNavigation } from "@/lib/client/history/use-navigation";
import { lazyResolver } from "@/lib/client/lazy-resolver";
import { paths } from "@/lib/core/paths";
import { useResetPassword } from "@/lib/features/accounts/client/mutations";
import { RESET_LINK_OVER } from "@/lib/features/accounts/model/copy";
import type { NewPasswordForm } from "@/lib/features/accounts/model/schema";

interface ResetPasswordProps {
  /** The token of the link; empty when the address has none. */
  token: string;
  /** Whether the link could set a password when the page was opened. */
  isUsable: boolean;
}

/** Sets a new password with the token of a password reset link. */
export function ResetPassword({ token, isUsable }: ResetPasswordProps) {
  const navigation = useNavigation();
  const form = useForm<NewPasswordForm>({
    resolver: lazyResolver(
      async () => (await import("@/components/accounts/resolvers")).newPasswordResolver,
    ),
    mode: "onTouched",
    defaultValues: { password: "", confirmPassword: "" },
  });
  const reset = useResetPassword({
    onSuccess: () => navigation.replace(paths.login()),
    onError: (error) => applyIssues(form, error),
  });
  if (!isUsable || hasStatus(reset.error, 410)) {
    return (
      <>
        <h1 className="text-xl leading-tight font-bold">This link does not work</h1>
        <p className="text-muted-foreground">
          {messageToShow(reset.error) ??
            (token === "" ? "The link is incomplete." : RESET_LINK_OVER)}
        </p>
        <Button asChild size="lg">
          <Link href={paths.forgotPassword()}>Ask for a new link</Link>
        </Button>
      </>
    );
  }
  return (
    <>
      <h1 className="text-xl leading-tight font-bold">Choose a new password</h1>
      <Form {...form}>
        <FormBody
          method="post"
          onSubmit={form.handleSubmit(({ password }) => reset.mutate({ token, password }))}
          className="flex flex-col gap-5"
        >
          <TextField
            control={form.control}
            name="password"
            label="New password"
            description="At least 6 characters."
            as={PasswordInput}
            autoComplete="new-password"
            deps={form.formState.dirtyFields.confirmPassword ? "confirmPassword" : undefined}
          />
          <TextField
            control={form.control}
            name="confirmPassword"
            label="Confirm password"
            as={PasswordInput}
            autoComplete="new-password"
          />
          <p className="text-muted-foreground text-sm">
            Saving a new password signs you out on all devices.
          </p>
          <BusyButton
            type="submit"
            size="lg"
            isBusy={reset.isPending || reset.isSuccess}
            busyLabel="Saving..."
          >
            Save password
          </BusyButton>
        </FormBody>
      </Form>
    </>
  );
}
