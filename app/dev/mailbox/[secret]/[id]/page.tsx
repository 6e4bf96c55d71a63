import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { notFound } from "next/navigation";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";
import { readKeptMail } from "@/lib/server/mail/dev-mailbox";
import { mailboxMetadata, requireMailbox } from "../../require-mailbox";

interface MailProps {
  params: Promise<{ secret: string; id: string }>;
}

export const generateMetadata = mailboxMetadata;

/** Renders one mail: the HTML in a sandboxed frame without scripts, and the text. */
export default async function MailPage({ params }: MailProps) {
  const { secret, id } = await params;
  requireMailbox(secret);
  const mail = await readKeptMail(id);
  if (!mail) notFound();
  const { from, to, subject, sentAt, headers, html, text } = mail;
  const fields = [
    ["From", `${from.name} <${from.address}>`],
    ["To", to],
    ["Date", sentAt],
    ...Object.entries(headers),
  ] as const;
  return (
    <>
      <Button asChild variant="ghost" className="-ml-3">
        <Link href={paths.devMailbox(secret)}>
          <ArrowLeft aria-hidden />
          Dev mailbox
        </Link>
      </Button>
      <h1 className="mt-2 text-xl font-bold break-words">{subject}</h1>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {fields.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="min-w-0 break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <iframe
        title="The mail"
        srcDoc={html}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="mt-6 h-[36rem] w-full rounded-xl border bg-white"
      />
      <h2 className="mt-8 text-lg font-semibold">Text</h2>
      <pre className="bg-sunken mt-2 rounded-xl border p-4 text-sm break-words whitespace-pre-wrap">
        {text}
      </pre>
    </>
  );
}
