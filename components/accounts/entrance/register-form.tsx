"use client";

import { useWatch } from "react-hook-form";
import { PasswordInput } from "@/components/accounts/password-input";
import { BusyButton } from "@/components/shared/busy-button";
import { CheckboxField } from "@/components/shared/checkbox-field";
import { TextField } from "@/components/shared/text-field";
import { Form, FormBody } from "@/components/ui/form";
import { applyIssues } from "@/lib/client/apply-issues";
import { useRegister } from "@/lib/features/accounts/client/mutations";
import { defaultHouseholdName } from "@/lib/features/accounts/model/rules";
import { Consents } from "./consents";
import { writeKeepSignedIn } from "./keep-signed-in";
import type { RegisterFormState } from "./use-account-forms";
import { useEnter } from "./use-enter";

interface RegisterFormProps {
  form: RegisterFormState;
  /** The token of the invitation. Without it, the registration creates a household. */
  token?: string;
}

export function RegisterForm({ form, token }: RegisterFormProps) {
  const { control } = form;
  const enter = useEnter();
  const register = useRegister({ onSuccess: enter, onError: (error) => applyIssues(form, error) });
  const username = useWatch({ control, name: "username" }).trim();
  const submit = form.handleSubmit((input) => {
    writeKeepSignedIn(input.remember);
    register.mutate(token ? { ...input, householdName: null, token } : input);
  });

  return (
    <Form {...form}>
      {/* A submit before hydration must not put the password into the URL. */}
      <FormBody method="post" onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          control={control}
          name="username"
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          control={control}
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          readOnly={token !== undefined}
          className="read-only:bg-muted"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="grid gap-x-3 gap-y-4 lg:grid-cols-2">
          <TextField
            control={control}
            name="password"
            label="Password"
            placeholder="Min. 6 characters"
            as={PasswordInput}
            autoComplete="new-password"
            deps={form.formState.dirtyFields.confirmPassword ? "confirmPassword" : undefined}
          />
          <TextField
            control={control}
            name="confirmPassword"
            label="Confirm password"
            as={PasswordInput}
            autoComplete="new-password"
          />
        </div>
        {!token && (
          <TextField
            control={control}
            name="householdName"
            label="Household name (optional)"
            placeholder={username ? defaultHouseholdName(username) : "Your household"}
            autoComplete="organization"
          />
        )}
        <div>
          <Consents control={control} />
          <CheckboxField control={control} name="remember" label="Keep me signed in" />
        </div>
        <BusyButton
          type="submit"
          size="lg"
          isBusy={register.isPending || register.isSuccess}
          busyLabel="Creating account..."
        >
          Register
        </BusyButton>
      </FormBody>
    </Form>
  );
}
