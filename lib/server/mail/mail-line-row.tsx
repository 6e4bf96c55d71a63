import type { MailLine } from "./mail-content";
import type { MailKit } from "./mail-kit";
import { mailStyle } from "./mail-style";

/** The width of the column of the quantities in pixels. */
const QUANTITY = 48;

/** The widths of the name and the note in pixels where they are beside each other. */
const NAME = 208;
const NOTE = 248;

/** Shows a line of a list: its quantity, its name with details, and its note. */
export function MailLineRow({ kit, line }: { kit: MailKit; line: MailLine }) {
  const { Column, Row, Text } = kit;
  const { quantity, name, tags = [], details = [], note, isDone = false } = line;
  const color = isDone ? "muted" : "text";
  const done = isDone ? mailStyle.done : {};
  return (
    <Row>
      <Column className="cell" width={QUANTITY} style={{ ...mailStyle.cell, width: QUANTITY }}>
        <Text className={color} style={{ ...mailStyle.quantity, ...done }}>
          {`${quantity}x`}
        </Text>
      </Column>
      <Column className="cell" style={mailStyle.cell}>
        <div style={{ ...mailStyle.part, ...(note !== undefined && { maxWidth: NAME }) }}>
          <Text className={color} style={{ ...mailStyle.line, ...done }}>
            {name}
            {tags.map((tag) => (
              <span key={tag} className="muted" style={mailStyle.tag}>
                {` (${tag})`}
              </span>
            ))}
          </Text>
          {details.map((detail) => (
            <Text key={detail} className="muted" style={mailStyle.detail}>
              {detail}
            </Text>
          ))}
        </div>
        {note !== undefined && (
          <div style={{ ...mailStyle.part, maxWidth: NOTE }}>
            <Text className="muted" style={mailStyle.detail}>
              {note}
            </Text>
          </div>
        )}
      </Column>
    </Row>
  );
}
