import type { MailBlock, MailContent } from "./mail-content";

/** The word joiner character. It has no width, allows no line break, and occurs in no address. */
const JOINER = "\u2060";

/** What makes a text look like an address: dots before a letter, `://`, `mailto:`, `@`, and the start of `//host` or `\\host`. */
const ADDRESS_SIGN = /(?<=\S)[.\u3002\uff0e\uff61](?=[^\s\d])|:(?=\S)|@(?=\S)|\/(?=\/)|\\(?=\\)/g;

/**
 * Returns a text with invisible characters that prevent mail programs from turning a part of it into a link.
 * Mail programs link everything that looks like an address, and other people choose the names in a mail.
 */
function unlinked(text: string): string {
  return text.replace(ADDRESS_SIGN, (sign) => `${JOINER}${sign}${JOINER}`);
}

/**
 * Returns the content of a mail in which mail programs turn no text into a link. The only links are the
 * fields `url`.
 */
export function withoutLinks(content: MailContent): MailContent {
  return {
    ...content,
    preview: unlinked(content.preview),
    heading: unlinked(content.heading),
    blocks: content.blocks.map(blockWithoutLinks),
    footer: content.footer.map((line) => ({ ...line, text: unlinked(line.text) })),
  };
}

function blockWithoutLinks(block: MailBlock): MailBlock {
  switch (block.kind) {
    case "text":
      return { ...block, text: unlinked(block.text) };
    case "button":
      return { ...block, label: unlinked(block.label) };
    case "lines":
      return {
        ...block,
        title: unlinked(block.title),
        lines: block.lines.map((line) => ({
          ...line,
          name: unlinked(line.name),
          ...(line.tags && { tags: line.tags.map(unlinked) }),
          ...(line.details && { details: line.details.map(unlinked) }),
          ...(line.note !== undefined && { note: unlinked(line.note) }),
        })),
      };
  }
}
