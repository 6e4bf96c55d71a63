import { zodResolver } from "@hookform/resolvers/zod";
import { loginSchema, registerFormSchema } from "@/lib/features/accounts/schema";

export const loginResolver = zodResolver(loginSchema);
export const registerResolver = zodResolver(registerFormSchema);
