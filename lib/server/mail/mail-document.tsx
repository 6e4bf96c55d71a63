import { PRODUCT } from "@/lib/core/product";
import type { MailBlock, MailContent } from "./mail-content";
import type { MailKit } from "./mail-kit";
import { MailLineRow } from "./mail-line-row";
import { darkStyleSheet, mailStyle } from "./mail-style";

/**
 * Disables the links that Apple's mail programs make of names that look like dates, places and numbers.
 */
const NO_DETECTION = "telephone=no, date=no, address=no, email=no, url=no";

/** A mail: the product's name, one card, and the small print. */
export function MailDocument({ kit, content }: { kit: MailKit; content: MailContent }) {
  const { Html, Head, Body, Preview, Container, Section, Heading, Text } = kit;
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="format-detection" content={NO_DETECTION} />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{content.subject}</title>
        <style dangerouslySetInnerHTML={{ __html: darkStyleSheet }} />
      </Head>
      <Body className="page" style={mailStyle.page}>
        <Preview>{content.preview}</Preview>
        <Container style={mailStyle.frame}>
          <Text className="name" style={mailStyle.name}>
            {PRODUCT}
          </Text>
          <Section className="card" style={mailStyle.card}>
            <Heading as="h1" className="text" style={mailStyle.heading}>
              {content.heading}
            </Heading>
            {content.blocks.map((block, index) => (
              <Block key={index} kit={kit} block={block} />
            ))}
          </Section>
          <Section style={{ padding: "16px 4px" }}>
            {content.footer.map(({ text, url }) => (
              <Small key={text} kit={kit} text={text} url={url} />
            ))}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

function Block({ kit, block }: { kit: MailKit; block: MailBlock }) {
  const { Button, Heading, Text } = kit;
  switch (block.kind) {
    case "text":
      return (
        <Text className="text" style={mailStyle.text}>
          {block.text}
        </Text>
      );
    case "button":
      return (
        <>
          <Button className="button" style={mailStyle.button} href={block.url}>
            {block.label}
          </Button>
          <Small kit={kit} text={block.url} url={block.url} />
        </>
      );
    case "lines":
      return (
        <>
          <Heading as="h2" className="muted" style={mailStyle.title}>
            {block.title}
          </Heading>
          {block.lines.map((line, index) => (
            <MailLineRow key={index} kit={kit} line={line} />
          ))}
        </>
      );
  }
}

function Small({ kit, text, url }: { kit: MailKit; text: string; url?: string | undefined }) {
  const { Link, Text } = kit;
  return (
    <Text className="muted" style={mailStyle.small}>
      {url === undefined ? (
        text
      ) : (
        <Link className="muted" style={mailStyle.link} href={url}>
          {text}
        </Link>
      )}
    </Text>
  );
}
