import { networkInterfaces } from "node:os";
import { DEMO_ACCOUNT, PRODUCT } from "@/lib/core/product";

interface Listening {
  host: string;
  port: number;
}

/** The address to open on this machine. */
export function localAddress({ host, port }: Listening): string {
  return `http://${isWholeNetwork(host) ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** What the terminal shows once the server answers. */
export function describeReady(listening: Listening, hasDemo: boolean): string {
  const lines = [`${PRODUCT} is ready: ${localAddress(listening)}`];
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
