"use client";

import { useEffect } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { lazyResolver } from "@/lib/client/lazy-resolver";
import type {
  Login,
  LoginInput,
  Register,
  RegisterForm,
} from "@/lib/features/accounts/model/schema";
import { readKeepSignedIn } from "./keep-signed-in";

export type LoginFormState = UseFormReturn<LoginInput, unknown, Login>;
export type RegisterFormState = UseFormReturn<RegisterForm, unknown, Register>;

/**
 * Returns the login form and the registration form. The component above the tabs calls this hook, so switching tabs
 * does not discard input. A field is validated on blur, and after that on every change.
 */
export function useAccountForms(): { login: LoginFormState; register: RegisterFormState } {
  const login: LoginFormState = useForm({
    resolver: lazyResolver(
      async () => (await import("@/components/accounts/resolvers")).loginResolver,
    ),
    mode: "onTouched",
    defaultValues: { username: "", password: "", remember: false },
  });
  const register: RegisterFormState = useForm({
    resolver: lazyResolver(
      async () => (await import("@/components/accounts/resolvers")).registerResolver,
    ),
    mode: "onTouched",
    defaultValues: {
      username: "",
      email: "",
      password: "",
      confirmPassword: "",
      householdName: "",
      privacyConsent: false,
      termsConsent: false,
      marketingConsent: false,
      remember: false,
    },
  });

  // The last "Keep me signed in" choice is in a cookie of this device. It is applied after hydration.
  const setLogin = login.setValue;
  const setRegister = register.setValue;
  useEffect(() => {
    const isKept = readKeepSignedIn();
    setLogin("remember", isKept);
    setRegister("remember", isKept);
  }, [setLogin, setRegister]);

  return { login, register };
}
