import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { env } from "@/lib/core/env";
import { OWN_MACHINE_HEADER } from "@/lib/core/own-machine-header";

/**
 * The outbox is for whoever sits at the machine: its mails hold links that are as good as passwords. For
 * anybody else, and where a provider sends the mails, the page does not exist.
 */
export async function requireOutbox(): Promise<void> {
  const isOwnServer = process.env.LARDER_SERVER === "1";
  const isOwnMachine = (await headers()).get(OWN_MACHINE_HEADER) === "1";
  if (!isOwnServer || !isOwnMachine || env().MAIL !== "outbox") notFound();
}
