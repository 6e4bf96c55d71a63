import { networkInterfaces } from "node:os";
import { DEMO_ACCOUNT, PRODUCT } from "@/lib/core/product";
import type { DevMailbox } from "@/lib/platform/embedded/open-dev-mailbox";

interface Listening {
  host: string;
  port: number;
}

/** Returns the URL at which a browser on the server's machine opens the app. */
export function localAddress({ host, port }: Listening): string {
  return `http://${isWholeNetwork(host) ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}`;
}

interface Ready extends Listening {
  hasDemo: boolean;
  /** The dev mailbox; undefined when a mail service is configured. */
  mailbox: DevMailbox | undefined;
}

/** Returns the terminal output of a server that is ready. */
export function describeReady({ hasDemo, mailbox, ...listening }: Ready): string {
  const address = localAddress(listening);
  const lines = [`${PRODUCT} is ready: ${address}`];
  if (mailbox?.path !== undefined) {
    lines.push(`Mails are kept, not sent. Read them at ${address}${mailbox.path}`);
  } else if (mailbox) {
    lines.push(
      `No mail is delivered: set RESEND_API_KEY or SMTP_URL. Until then mails are kept in ${mailbox.folder}`,
    );
  }
  if (hasDemo) lines.push(`Demo account: ${DEMO_ACCOUNT.username}, ${DEMO_ACCOUNT.password}`);
  if (isWholeNetwork(listening.host)) {
    lines.push(
      ...networkAddresses().map((ip) => `On your network: http://${ip}:${listening.port}`),
    );
  } else {
    lines.push("To open it to your own network: HOST=0.0.0.0 npm start");
  }
  return lines.join("\n");
}

function isWholeNetwork(host: string): boolean {
  return host === "0.0.0.0" || host === "::";
}

function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
}
