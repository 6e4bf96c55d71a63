import { PRODUCT } from "@/lib/core/product";
import type { MailBlock, MailContent, MailLine } from "./mail-content";

/** Returns the plain-text part of a mail. */
export function mailText({ heading, blocks, footer }: MailContent): string {
  const small = footer.map(({ text, url }) => (url === undefined ? text : `${text}: ${url}`));
  return [PRODUCT, heading, ...blocks.map(blockText), ["--", ...small].join("\n")].join("\n\n");
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case "text":
      return block.text;
    case "button":
      return `${block.label}:\n${block.url}`;
    case "lines": {
      return [block.title, ...block.lines.flatMap(lineTexts)].join("\n");
    }
  }
}

function lineTexts({
  quantity,
  name,
  tags = [],
  details = [],
  note,
  isDone = false,
}: MailLine): string[] {
  const beside = tags.length > 0 ? ` (${tags.join(", ")})` : "";
  const below = [...details, ...(note === undefined ? [] : [note])];
  return [
    `[${isDone ? "x" : " "}] ${quantity}x ${name}${beside}`,
    ...below.map((text) => `    ${text}`),
  ];
}
