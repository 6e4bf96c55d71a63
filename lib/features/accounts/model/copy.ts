import type { FailureCopy } from "@/lib/core/failure-copy";
import { PRODUCT } from "@/lib/core/product";
import type { Role } from "@/lib/policy/actor";

const NOW: Record<Role, string> = {
  admin: "You are an admin now.",
  assistant: "You are an assistant now.",
  regular: "You can look at everything now, and change nothing.",
};

/** Shown for a reset link when its page opens, and answered when it is used. */
export const RESET_LINK_OVER = "This link is invalid or has expired. Please ask for a new one.";

/** Toasts of signing in, signing out and changing one's own settings. */
export const accountCopy = {
  login: {
    success: (username: string) => ({
      title: "Login successful",
      text: `Welcome back, ${username}!`,
    }),
    failure: {
      title: "Login failed",
      text: "Something went wrong. Please try again.",
      prefersServerMessage: true,
    } satisfies FailureCopy,
  },
  register: {
    success: (username: string) => ({
      title: "Registration successful",
      text: `Welcome to ${PRODUCT}, ${username}!`,
    }),
    failure: {
      title: "Registration failed",
      text: "Something went wrong. Please try again.",
      prefersServerMessage: true,
    } satisfies FailureCopy,
  },
  preferences: {
    failure: { title: "Error", text: "The setting could not be saved. Please try again." },
  },
  /** The toast after an admin has changed the role of the signed-in person. */
  roleChanged: (role: Role) => ({ title: "Your role has changed", text: NOW[role] }),
  changePassword: {
    success: { title: "Password Changed", text: "You were signed out on all other devices." },
    failure: {
      title: "Error",
      text: "Failed to change password. Please try again.",
      prefersServerMessage: true,
    } satisfies FailureCopy,
  },
  changeUsername: {
    success: { title: "Success", text: "Username changed" },
    failure: {
      title: "Error",
      text: "Failed to change the username. Please try again.",
      prefersServerMessage: true,
    } satisfies FailureCopy,
  },
  changeEmail: {
    failure: {
      title: "Error",
      text: "Failed to send the link. Please try again.",
      prefersServerMessage: true,
    } satisfies FailureCopy,
  },
  confirmEmailFailure: "The address could not be confirmed. Please try again.",
  sessionsLoadFailure: "Could not load your devices. Please try again.",
  endSession: {
    success: { title: "Device signed out" },
    failure: {
      title: "Error",
      text: "Failed to sign out the device. Please try again.",
      prefersServerMessage: true,
    } satisfies FailureCopy,
  },
  forgotPassword: {
    failure: {
      title: "Error",
      text: "Failed to send the link. Please try again.",
      prefersServerMessage: true,
    } satisfies FailureCopy,
  },
  resetPassword: {
    success: { title: "Password Changed", text: "Sign in with your new password." },
    failure: {
      title: "Error",
      text: "Failed to change password. Please try again.",
      prefersServerMessage: true,
    } satisfies FailureCopy,
  },
  logout: {
    success: { title: "Logged out successfully" },
    failure: {
      title: "Logout failed",
      text: "Something went wrong. Please try again.",
      prefersServerMessage: true,
    } satisfies FailureCopy,
  },
} as const;
