"use client";

import { api } from "@/lib/client/api";
import { optimisticChange, useApiMutation } from "@/lib/client/use-api-mutation";
import type { FailureCopy } from "@/lib/core/failure-copy";
import { PRODUCT } from "@/lib/core/product";
import { householdQuery } from "@/lib/features/households/client/queries";
import type { Household } from "@/lib/features/households/model/dto";
import type { RenameHousehold } from "@/lib/features/households/model/schema";
import { membersQuery } from "@/lib/features/members/client/queries";
import type { SignedInDevice, User } from "../model/dto";
import type {
  ChangeEmail,
  ChangePassword,
  ConfirmEmail,
  ForgotPassword,
  LoginInput,
  RegisterInput,
  ResetPassword,
  UpdateOwnAccount,
  UsernameForm,
} from "../model/schema";
import { useChangeOfPerson } from "./change-person";
import { currentUserQuery, sessionsQuery } from "./queries";

interface Outcome {
  onSuccess: () => void;
  onError?: (error: Error) => void;
}

interface SavedOutcome<Saved> {
  onSuccess: (saved: Saved) => void;
  onError: (error: Error) => void;
}

export function useLogin({ onSuccess, onError }: Outcome) {
  const changePerson = useChangeOfPerson();
  return useApiMutation({
    mutationFn: (input: LoginInput) => api.post<User>("/api/login", input),
    isAnonymous: true,
    success: ({ username }) => ({
      title: "Login successful",
      text: `Welcome back, ${username}!`,
    }),
    failure: {
      title: "Login failed",
      text: "Something went wrong. Please try again.",
      prefersServerMessage: true,
    },
    onSuccess: (user) => {
      changePerson(user);
      onSuccess();
    },
    onError,
  });
}

export function useRegister({ onSuccess, onError }: Outcome) {
  const changePerson = useChangeOfPerson();
  return useApiMutation({
    mutationFn: (input: RegisterInput) => api.post<User>("/api/register", input),
    isAnonymous: true,
    success: ({ username }) => ({
      title: "Registration successful",
      text: `Welcome to ${PRODUCT}, ${username}!`,
    }),
    failure: {
      title: "Registration failed",
      text: "Something went wrong. Please try again.",
      prefersServerMessage: true,
    },
    onSuccess: (user) => {
      changePerson(user);
      onSuccess();
    },
    onError,
  });
}

/** Updates the person's preferences with an optimistic update. */
export function useUpdatePreferences() {
  const { queryKey } = currentUserQuery();
  return useApiMutation({
    mutationKey: ["preferences"],
    isSerial: true,
    mutationFn: (input: UpdateOwnAccount) => api.patch<User>("/api/user", input),
    optimistic: (input) => [optimisticChange(queryKey, (old) => old && { ...old, ...input })],
    failure: { title: "Error", text: "The setting could not be saved. Please try again." },
    invalidates: [queryKey],
  });
}

export function useChangePassword({ onSuccess, onError }: Outcome) {
  return useApiMutation({
    mutationFn: (input: ChangePassword) => api.put("/api/user/password", input),
    success: { title: "Password Changed", text: "You were signed out on all other devices." },
    failure: serverMessageOr("Failed to change password. Please try again."),
    invalidates: [sessionsQuery().queryKey],
    onSuccess,
    onError,
  });
}

/**
 * Changes the username of the signed-in person. The realtime change refetches the cached checks, lists and deletions,
 * because they contain usernames.
 */
export function useChangeUsername({ onSuccess, onError }: SavedOutcome<User>) {
  return useApiMutation({
    mutationFn: (input: UsernameForm) => api.patch<User>("/api/user", input),
    success: { title: "Success", text: "Username changed" },
    failure: serverMessageOr("Failed to change the username. Please try again."),
    invalidates: [currentUserQuery().queryKey, membersQuery().queryKey],
    onSuccess,
    onError,
  });
}

/** Renames the household, whose name is part of the current user too. */
export function useRenameHousehold({ onSuccess, onError }: SavedOutcome<Household>) {
  return useApiMutation({
    mutationFn: (input: RenameHousehold) => api.patch<Household>("/api/household", input),
    success: { title: "Success", text: "Household renamed" },
    failure: serverMessageOr("Failed to rename the household. Please try again."),
    invalidates: [householdQuery().queryKey, currentUserQuery().queryKey],
    onSuccess,
    onError,
  });
}

/** Mails a link to a new e-mail address. */
export function useChangeEmail({ onError }: Pick<Outcome, "onError">) {
  return useApiMutation({
    mutationFn: (input: ChangeEmail) => api.post("/api/user/email", input),
    failure: serverMessageOr("Failed to send the link. Please try again."),
    onError,
  });
}

/** Confirms a new e-mail address with the token of a mailed link. The screen shows the outcome. */
export function useConfirmEmail() {
  return useApiMutation({
    mutationFn: (input: ConfirmEmail) => api.post("/api/user/email/confirm", input),
    isAnonymous: true,
    failure: null,
    invalidates: [currentUserQuery().queryKey],
  });
}

export function useForgotPassword() {
  return useApiMutation({
    mutationFn: (input: ForgotPassword) => api.post("/api/password/forgot", input),
    isAnonymous: true,
    failure: serverMessageOr("Failed to send the link. Please try again."),
  });
}

export function useResetPassword({ onSuccess, onError }: Outcome) {
  return useApiMutation({
    mutationFn: (input: ResetPassword) => api.post("/api/password/reset", input),
    isAnonymous: true,
    success: { title: "Password Changed", text: "Sign in with your new password." },
    failure: serverMessageOr("Failed to change password. Please try again."),
    onSuccess,
    onError,
  });
}

/** Signs out another device of the person. */
export function useEndSession() {
  return useApiMutation({
    mutationFn: ({ id }: SignedInDevice) => api.delete(`/api/user/sessions/${id}`),
    success: { title: "Device signed out" },
    failure: serverMessageOr("Failed to sign out the device. Please try again."),
    invalidates: [sessionsQuery().queryKey],
  });
}

function serverMessageOr(text: string): FailureCopy {
  return { title: "Error", text, prefersServerMessage: true };
}
