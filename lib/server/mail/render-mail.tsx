import type { MailContent } from "./mail-content";
import { MailDocument } from "./mail-document";
import { mailText } from "./mail-text";
import type { MailBody } from "./send-mail";

/** Makes a mail's HTML, in which every name is escaped, and its text. */
export async function renderMail(content: MailContent): Promise<MailBody> {
  // 40 MB and a third of a second: loaded with the first mail, not with the server.
  const kit = await import("@react-email/components");
  const html = await kit.render(<MailDocument kit={kit} content={content} />);
  const { subject, headers = {} } = content;
  return { subject, html, text: mailText(content), headers };
}
