import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/**
 * The behaviour for one mail: accepts it, refuses the recipient or the message with an error
 * status, hangs, or closes the connection after the last byte.
 */
export type SmtpManner =
  | "takes"
  | { recipient: number }
  | { message: number }
  | "hangs after the message"
  | "hangs up after the message";

/** A real SMTP server in this process. */
export interface SmtpStub {
  url: string;
  /** Every mail whose last byte arrived, accepted or not. */
  mails: Email[];
  /** Returns the number of RCPT commands. */
  attempts: () => number;
  /**
   * Sets how the stub handles the next mails, in this order. The last value also applies to all later mails.
   */
  behave: (...manners: SmtpManner[]) => void;
  stop: () => Promise<void>;
}

export async function startSmtpStub(): Promise<SmtpStub> {
  const mails: Email[] = [];
  let manners: SmtpManner[] = ["takes"];
  let current: SmtpManner = "takes";
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onRcptTo: (_address, _session, callback) => {
      attempts += 1;
      current = (manners.length > 1 ? manners.shift() : manners[0]) ?? "takes";
      callback(isObject(current) && "recipient" in current ? reply(current.recipient) : null);
    },
    onData: (stream, session, callback) => {
      const manner = current;
      void buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((mail) => {
          mails.push(mail);
          if (manner === "hangs after the message") return;
          if (manner === "hangs up after the message") {
            for (const connection of server.connections) {
              if (connection.id === session.id) connection._socket.destroy();
            }
            return;
          }
          callback(isObject(manner) && "message" in manner ? reply(manner.message) : null);
        });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    attempts: () => attempts,
    behave: (...next) => {
      mails.length = 0;
      attempts = 0;
      manners = next;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function isObject(manner: SmtpManner): manner is { recipient: number } | { message: number } {
  return typeof manner === "object";
}

function reply(responseCode: number): Error {
  return Object.assign(new Error("No."), { responseCode });
}
