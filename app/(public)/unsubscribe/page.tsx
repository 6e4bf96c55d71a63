import type { Metadata } from "next";
import { Unsubscribe } from "@/components/reminders/unsubscribe";
import { unsubscribeSchema } from "@/lib/features/reminders/model/schema";

export const metadata: Metadata = { title: "Stop reminders", robots: "noindex" };

interface UnsubscribeProps {
  searchParams: Promise<{ token?: string | string[] }>;
}

export default async function UnsubscribePage({ searchParams }: UnsubscribeProps) {
  const { token } = unsubscribeSchema.catch({ token: "" }).parse(await searchParams);
  return <Unsubscribe token={token} />;
}
