import { PRODUCT } from "@/lib/core/product";
import type { FailureCopy } from "@/lib/client/use-api-mutation";

/** The toasts of signing in and out (specification, section 8). */
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
  logout: {
    success: { title: "Logged out successfully" },
    failure: {
      title: "Logout failed",
      text: "Something went wrong. Please try again.",
      prefersServerMessage: true,
    } satisfies FailureCopy,
  },
} as const;
