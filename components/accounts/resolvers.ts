import { zodResolver } from "@hookform/resolvers/zod";
import {
  changeEmailSchema,
  changePasswordFormSchema,
  forgotPasswordSchema,
  loginSchema,
  newPasswordFormSchema,
  registerFormSchema,
  usernameFormSchema,
} from "@/lib/features/accounts/model/schema";

export const changeEmailResolver = zodResolver(changeEmailSchema);
export const loginResolver = zodResolver(loginSchema);
export const registerResolver = zodResolver(registerFormSchema);
export const usernameResolver = zodResolver(usernameFormSchema);
export const forgotPasswordResolver = zodResolver(forgotPasswordSchema);
export const newPasswordResolver = zodResolver(newPasswordFormSchema);
export const changePasswordResolver = zodResolver(changePasswordFormSchema);
