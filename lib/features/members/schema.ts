import { z } from "zod";
import { emailAddress } from "@/lib/core/email-address";

/** The roles that can be given (specification, section 5). `regular` is only where one begins. */
export const givenRoles = ["admin", "assistant"] as const;
export type GivenRole = (typeof givenRoles)[number];

const givenRole = z.enum(givenRoles, "Please select a valid role");

/** `PATCH /api/users/{id}/role`. */
export const changeRoleSchema = z.object({ role: givenRole });

/** `PATCH /api/users/{id}/status`. */
export const changeStatusSchema = z.object({ isActive: z.boolean() });

/** `POST /api/invitations` and its form. */
export const inviteSchema = z.object({
  email: emailAddress("Please enter a valid email address"),
  role: givenRole.default("assistant"),
});

export type InviteInput = z.input<typeof inviteSchema>;
export type Invite = z.output<typeof inviteSchema>;
