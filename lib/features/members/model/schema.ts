import { z } from "zod";
import { emailAddress } from "@/lib/core/email-address";
import { givenRoles } from "./rules";

const givenRole = z.enum(givenRoles, "Please select a valid role");

/** Input of `PATCH /api/users/{id}/role`. */
export const changeRoleSchema = z.object({ role: givenRole });

/** Input of `PATCH /api/users/{id}/status`. */
export const changeStatusSchema = z.object({ isActive: z.boolean() });

/** Input of `POST /api/invitations` and its form. */
export const inviteSchema = z.object({
  email: emailAddress("Please enter a valid email address"),
  role: givenRole.default("assistant"),
});

export type InviteInput = z.input<typeof inviteSchema>;
export type Invite = z.output<typeof inviteSchema>;
