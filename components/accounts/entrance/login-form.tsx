"use client";

import Link from "next/link";
import { useId, useState } from "react";
import { PasswordInput } from "@/components/accounts/password-input";
import { BusyButton } from "@/components/shared/busy-button";
import { CheckboxField } from "@/components/shared/checkbox-field";
import { TextField } from "@/components/shared/text-field";
import { cn } from "@/components/ui/class-names";
import { Form, FormBody } from "@/components/ui/form";
import { ApiError, messageToShow } from "@/lib/client/api";
import { applyIssues } from "@/lib/client/apply-issues";
import { paths } from "@/lib/core/paths";
import { useLogin } from "@/lib/features/accounts/client/mutations";
import { writeKeepSignedIn } from "./keep-signed-in";
import type { LoginFormState } from "./use-account-forms";
import { useEnter } from "./use-enter";

export function LoginForm({ form }: { form: LoginFormState }) {
  const enter = useEnter();
  const failureId = useId();
  // The message of the last attempt, unless it is shown at a field. It remains here, because the toast disappears.
  const [failure, setFailure] = useState<string>();
  const login = useLogin({
    onSuccess: enter,
    onError(error) {
      applyIssues(form, error);
      const isAtField = error instanceof ApiError && error.issues.length > 0;
      setFailure(isAtField ? undefined : messageToShow(error));
    },
  });
  const submit = form.handleSubmit((input) => {
    writeKeepSignedIn(input.remember);
    login.mutate(input);
  });

  return (
    <Form {...form}>
      {/* A submit before hydration must not put the password into the URL. */}
      <FormBody method="post" onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          control={form.control}
          name="username"
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          control={form.control}
          name="password"
          label="Password"
          as={PasswordInput}
          autoComplete="current-password"
        />
        <CheckboxField control={form.control} name="remember" label="Keep me signed in" />
        <BusyButton
          type="submit"
          size="lg"
          isBusy={login.isPending || login.isSuccess}
          busyLabel="Logging in..."
          aria-describedby={failure && failureId}
        >
          Login
        </BusyButton>
        {failure && (
          <p
            id={failureId}
            // No alert: the toast announces the same text.
            // Below the button, and only hidden during the next attempt, so that the button never moves.
            className={cn(
              "text-destructive -mt-2 text-center text-sm font-medium",
              login.isPending && "invisible",
            )}
          >
            {failure}
          </p>
        )}
        <Link
          href={paths.forgotPassword()}
          className="text-primary -my-2 self-center py-2.5 font-medium underline underline-offset-4"
        >
          Forgot your password?
        </Link>
      </FormBody>
    </Form>
  );
}
