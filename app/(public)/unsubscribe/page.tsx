import type { Metadata } from "next";
import { Unsubscribe } from "@/components/reminders/unsubscribe";
import { unsubscribeSchema } from "@/lib/features/reminders/model/schema";
import { readUnsubscribeToken } from "@/lib/features/reminders/server/unsubscribe-token";

export const metadata: Metadata = { title: "Stop reminders", robots: "noindex" };

interface UnsubscribeProps {
  searchParams: Promise<{ token?: string | string[] }>;
}

export default async function UnsubscribePage({ searchParams }: UnsubscribeProps) {
  const { token } = unsubscribeSchema.catch({ token: "" }).parse(await searchParams);
  return <Unsubscribe token={token} kind={readUnsubscribeToken(token)?.kind ?? "overdue"} />;
}
