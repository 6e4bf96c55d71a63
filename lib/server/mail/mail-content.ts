/** One part of a mail, between its heading and its footer. */
export type MailBlock =
  | { kind: "text"; text: string }
  | { kind: "button"; label: string; url: string }
  | { kind: "lines"; title: string; lines: readonly MailLine[] };

/** One line of a list in a mail. */
export interface MailLine {
  text: string;
  note?: string;
  isDone?: boolean;
}

/**
 * What a mail says, in words alone; `renderMail` makes HTML and text of it. In sentences, names are `quoted`.
 * Subject and preview hold none: the list of mails shows them as the words of the sender.
 */
export interface MailContent {
  subject: string;
  /** What the list of mails shows beside the subject. */
  preview: string;
  heading: string;
  blocks: readonly MailBlock[];
  /** Headers of the mail beyond the usual ones. */
  headers?: Record<string, string>;
  /** Why the person gets this mail, and what else there is to say in small print. */
  footer: readonly { text: string; url?: string }[];
}
