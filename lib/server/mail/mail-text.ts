import { PRODUCT } from "@/lib/core/product";
import type { MailBlock, MailContent } from "./mail-content";

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
      const lines = block.lines.flatMap(({ text, note, isDone = false }) => [
        `[${isDone ? "x" : " "}] ${text}`,
        ...(note === undefined ? [] : [`    ${note}`]),
      ]);
      return [block.title, ...lines].join("\n");
    }
  }
}
