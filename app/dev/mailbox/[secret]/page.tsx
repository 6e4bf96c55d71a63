import { MailOpen } from "lucide-react";
import Link from "next/link";
import { EmptyState } from "@/components/shared/empty-state";
import { paths } from "@/lib/core/paths";
import { readMailbox } from "@/lib/server/mail/dev-mailbox";
import { mailboxMetadata, requireMailbox } from "../require-mailbox";

interface MailboxProps {
  params: Promise<{ secret: string }>;
}

export const generateMetadata = mailboxMetadata;

/** Lists the mails in the dev mailbox, newest first. */
export default async function MailboxPage({ params }: MailboxProps) {
  const { secret } = await params;
  requireMailbox(secret);
  const mails = await readMailbox();
  if (mails.length === 0) {
    return (
      <EmptyState
        level={1}
        icon={MailOpen}
        title="Dev mailbox"
        text="No mail yet. No mail service is set (RESEND_API_KEY or SMTP_URL), so mails are kept here."
      />
    );
  }
  return (
    <>
      <h1 className="text-xl font-bold">Dev mailbox</h1>
      <p className="text-muted-foreground mt-1">
        No mail service is set (RESEND_API_KEY or SMTP_URL), so mails are kept here.
      </p>
      <ul className="bg-card mt-6 divide-y rounded-xl border">
        {mails.map(({ id, to, subject, sentAt }) => (
          <li key={id}>
            <Link
              href={paths.devMail(secret, id)}
              className="hover:bg-muted flex min-h-12 flex-wrap items-baseline gap-x-4 px-4 py-3"
            >
              <span className="min-w-0 flex-1 basis-60 font-medium break-words">{subject}</span>
              <span className="text-muted-foreground text-sm break-all">
                {to} · <time dateTime={sentAt}>{sentAt.slice(0, 16).replace("T", " ")} UTC</time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
