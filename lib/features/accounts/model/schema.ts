import { z } from "zod";
import { emailAddress } from "@/lib/core/email-address";
import { boundedText, isPlainText, optionalName, UNUSABLE_CHARACTERS } from "@/lib/core/text";

const USERNAME_TOO_SHORT = "Username must be at least 3 characters.";
const INVISIBLE_IN_USERNAME = "Username must not contain invisible characters.";
const PASSWORD_TOO_SHORT = "Password must be at least 6 characters.";
const EMAIL_INVALID = "Please enter a valid email address.";
const MIN_USERNAME = 3;
const MAX_USERNAME = 50;
const MIN_PASSWORD = 6;
const MAX_PASSWORD = 200;
const MAX_EMAIL = 254;
const MAX_HOUSEHOLD_NAME = 100;
const MAX_TOKEN = 200;

/** Not trimmed: leading and trailing spaces are part of a password. */
const password = (required: string) =>
  z
    .string(required)
    .min(1, required)
    .min(MIN_PASSWORD, PASSWORD_TOO_SHORT)
    .max(MAX_PASSWORD, `Password must be at most ${MAX_PASSWORD} characters.`)
    .refine(isPlainText, UNUSABLE_CHARACTERS);

const agreement = (message: string) => z.boolean(message).refine((agreed) => agreed, message);

/**
 * Input of `POST /api/login` and the login form. The username may be an email address. It may also
 * be one that registration refuses today, because existing accounts stay valid.
 */
export const loginSchema = z.object({
  username: boundedText(MAX_EMAIL, "Username is required").min(MIN_USERNAME, USERNAME_TOO_SHORT),
  password: password("Password is required"),
  remember: z.boolean().default(false),
});

/**
 * Invisible characters. They include the joiners, selectors and spaces that other names may
 * contain, and private use characters, whose shape depends on the font.
 */
const SHAPELESS = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\u2800]|(?! )\p{Zs}/u;

const newUsername = boundedText(MAX_USERNAME, USERNAME_TOO_SHORT)
  .min(MIN_USERNAME, USERNAME_TOO_SHORT)
  .refine((username) => !SHAPELESS.test(username), INVISIBLE_IN_USERNAME)
  // Login also accepts an email address, so a username must not be the address of another person.
  .refine((username) => !username.includes("@"), "Username must not contain @.");

/** Input of `POST /api/register`. */
export const registerSchema = z.object({
  username: newUsername,
  email: emailAddress(EMAIL_INVALID),
  password: password(PASSWORD_TOO_SHORT),
  householdName: optionalName(MAX_HOUSEHOLD_NAME),
  /** Token of an invitation: the person joins its household instead of creating one. */
  token: boundedText(MAX_TOKEN, "Invitation token is required").optional(),
  privacyConsent: agreement("You must agree to the Privacy Policy to create an account."),
  termsConsent: agreement("You must agree to the Terms of Service to create an account."),
  marketingConsent: z.boolean().default(false),
  remember: z.boolean().default(false),
});

const NO_MATCH = { path: ["confirmPassword"], message: "Passwords do not match" };

/** The registration form: the body of the call, and the repeated password. */
export const registerFormSchema = registerSchema
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.confirmPassword === form.password, NO_MATCH)
  .transform(({ confirmPassword: _, ...input }) => input);

/** The form that changes the own username. */
export const usernameFormSchema = z.object({ username: newUsername });

/** Input of `PATCH /api/user`: the person's own username and settings. Omitted fields are unchanged. */
export const updateOwnAccountSchema = z.object({
  username: newUsername.optional(),
  marketingConsent: z.boolean().optional(),
  remindersEnabled: z.boolean().optional(),
  runOutRemindersEnabled: z.boolean().optional(),
});

/** Input of `PUT /api/user/password`. */
export const changePasswordSchema = z.object({
  currentPassword: password("Password is required"),
  newPassword: password(PASSWORD_TOO_SHORT),
});

/** Input of `POST /api/user/email` and its form. */
export const changeEmailSchema = z.object({
  email: emailAddress(EMAIL_INVALID),
  password: password("Password is required"),
});

/** Input of `POST /api/password/forgot` and its form. */
export const forgotPasswordSchema = z.object({ email: emailAddress(EMAIL_INVALID) });

const linkToken = boundedText(MAX_TOKEN, "The link is incomplete.");

/** Input of `POST /api/user/email/confirm`. */
export const confirmEmailSchema = z.object({ token: linkToken });

/** Input of `POST /api/password/reset`. */
export const resetPasswordSchema = z.object({
  token: linkToken,
  password: password(PASSWORD_TOO_SHORT),
});

/** The form for a new password after a password reset. */
export const newPasswordFormSchema = resetPasswordSchema
  .pick({ password: true })
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.confirmPassword === form.password, NO_MATCH);

/** The form that changes the own password. */
export const changePasswordFormSchema = changePasswordSchema
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.confirmPassword === form.newPassword, NO_MATCH)
  .transform(({ confirmPassword: _, ...input }) => input);

export type LoginInput = z.input<typeof loginSchema>;
export type RegisterInput = z.input<typeof registerSchema>;
export type RegisterForm = z.input<typeof registerFormSchema>;
export type Login = z.output<typeof loginSchema>;
export type Register = z.output<typeof registerSchema>;
export type UpdateOwnAccount = z.output<typeof updateOwnAccountSchema>;
export type UsernameForm = z.output<typeof usernameFormSchema>;
export type ChangePassword = z.output<typeof changePasswordSchema>;
export type ChangeEmail = z.output<typeof changeEmailSchema>;
export type ConfirmEmail = z.output<typeof confirmEmailSchema>;
export type ForgotPassword = z.output<typeof forgotPasswordSchema>;
export type NewPasswordForm = z.input<typeof newPasswordFormSchema>;
export type ChangePasswordForm = z.input<typeof changePasswordFormSchema>;
export type ResetPassword = z.output<typeof resetPasswordSchema>;
