/** One part of a mail, between its heading and its footer. */
export type MailBlock =
  | { kind: "text"; text: string }
  | { kind: "button"; label: string; url: string }
  | { kind: "lines"; title: string; lines: readonly MailLine[] };

/** One line of a list in a mail. */
export interface MailLine {
  quantity: number;
  name: string;
  /** Short notes beside the name, such as another name. */
  tags?: readonly string[];
  /** Facts below the name, such as who added it. */
  details?: readonly string[];
  /** A sentence beside the name and details, or below them on narrow screens. */
  note?: string;
  isDone?: boolean;
}

/**
 * The content of a mail as plain texts; `renderMail` creates HTML and text from it. Names in sentences are
 * `quoted`. Subject and preview contain no names, because mail programs show them as the sender's words.
 */
export interface MailContent {
  subject: string;
  /** The preview text of mail programs. */
  preview: string;
  heading: string;
  blocks: readonly MailBlock[];
  /** Headers of the mail beyond the usual ones. */
  headers?: Record<string, string>;
  /** Small print: why the person gets this mail, and further notes. */
  footer: readonly { text: string; url?: string }[];
}
