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
 * The two forms of the entrance. They live above the tabs, so that nothing typed is lost by looking at
 * the other one. A field is checked when it is left, and from then on at every change.
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

  // The server cannot know what this device remembers.
  const setLogin = login.setValue;
  const setRegister = register.setValue;
  useEffect(() => {
    const isKept = readKeepSignedIn();
    setLogin("remember", isKept);
    setRegister("remember", isKept);
  }, [setLogin, setRegister]);

  return { login, register };
}
