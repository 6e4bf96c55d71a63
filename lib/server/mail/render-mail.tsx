import type { MailContent } from "./mail-content";
import { MailDocument } from "./mail-document";
import { mailText } from "./mail-text";
import type { MailBody } from "./send-mail";
import { withoutLinks } from "./unlinked";

/** Renders a mail as HTML, with escaped names, and as text. No name becomes a link in either. */
export async function renderMail(source: MailContent): Promise<MailBody> {
  const content = withoutLinks(source);
  // The renderer is loaded with the first mail, because loading takes 40 MB and a third of a second.
  const kit = await import("@react-email/components");
  const html = await kit.render(<MailDocument kit={kit} content={content} />);
  const { subject, headers = {} } = content;
  return { subject, html, text: mailText(content), headers };
}
