import type { Metadata } from "next";
import { LinkShopperScreen } from "@/components/link-shopper/link-shopper-screen";
import { Brand } from "@/components/shared/brand";

export const metadata: Metadata = { title: "Shopping List", robots: "noindex" };

interface SharedListPageProps {
  params: Promise<{ token: string }>;
}

/**
 * Renders the list of a shopping link. The browser fetches the list, so this page is the same for every token. The
 * response therefore does not reveal whether a token is valid.
 */
export default async function SharedListPage({ params }: SharedListPageProps) {
  const { token } = await params;
  return (
    <div className="mx-auto min-h-dvh max-w-2xl px-4 pt-[max(1rem,env(safe-area-inset-top))] pb-12 md:px-6 md:pt-8">
      <header className="mb-6">
        <Brand />
      </header>
      <main>
        <LinkShopperScreen token={token} />
      </main>
    </div>
  );
}
