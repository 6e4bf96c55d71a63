import type * as Kit from "@react-email/components";

/** The components of mails. They are large, so only the renderer loads them. */
export type MailKit = typeof Kit;
