import { redirect } from "next/navigation";
import { Benefits } from "@/components/accounts/entrance/benefits";
import { Entrance, type EntranceTab } from "@/components/accounts/entrance/entrance";
import { InvitationWhileSignedIn } from "@/components/accounts/entrance/invitation-while-signed-in";
import { PantryShelf } from "@/components/accounts/entrance/pantry-shelf";
import { SessionOver } from "@/components/accounts/entrance/session-over";
import { Brand } from "@/components/shared/brand";
import { LegalLinks } from "@/components/shared/legal-links";
import { env } from "@/lib/core/env";
import { paths } from "@/lib/core/paths";
import { TAGLINE } from "@/lib/core/product";
import { findValidInvitation } from "@/lib/features/members/server/reads";
import { currentSessionEnd, currentUser } from "@/lib/server/current-session";
import { SingleCardPage } from "./single-card-page";

/** The query parameters of the sign-in and registration pages. */
export interface EntranceProps {
  searchParams: Promise<{ token?: string | string[] }>;
}

/**
 * Renders the screen behind /auth, /login and /register. A token in the URL belongs to an invitation and opens the
 * registration. Redirects signed-in people to the home screen, or explains why they cannot accept a valid invitation.
 */
export async function EntrancePage({ tab, searchParams }: EntranceProps & { tab: EntranceTab }) {
  const user = await currentUser();
  const token = [(await searchParams).token].flat().find(Boolean) ?? null;
  if (user) {
    const invitation = token && (await findValidInvitation(token, user));
    if (!invitation) redirect(paths.home());
    return (
      <SingleCardPage>
        <InvitationWhileSignedIn
          person={{ username: user.username, email: user.email }}
          invitation={invitation}
        />
      </SingleCardPage>
    );
  }
  const end = await currentSessionEnd();

  return (
    <div className="relative mx-auto grid min-h-dvh max-w-7xl content-start gap-x-16 gap-y-8 px-4 pt-[max(1.5rem,env(safe-area-inset-top))] pb-8 md:px-8 lg:grid-cols-[1fr_minmax(0,28rem)] lg:grid-rows-[1fr_auto] lg:content-stretch lg:gap-y-10 lg:py-12">
      {/* In wide windows this column stays in view while a long form scrolls. */}
      <div className="group/intro contents lg:sticky lg:top-12 lg:flex lg:flex-col lg:gap-10 lg:self-start">
        <header className="mx-auto flex w-full max-w-md flex-col gap-5 lg:mx-0 lg:max-w-xl lg:gap-12">
          <Brand />
          <h1 className="text-xl leading-tight font-bold sm:text-2xl lg:leading-[1.08] lg:tracking-tight">
            {TAGLINE}
          </h1>
        </header>
        {/* On phones it is below the form, and hidden until the browser has read the form. A slow browser paints a page in
            parts, and the form would push it down. */}
        <section
          aria-label="What it does for you"
          className="order-1 mx-auto flex w-full max-w-md flex-col gap-10 py-4 max-lg:group-[:not(:has(~footer))]/intro:hidden lg:mx-0 lg:max-w-xl lg:gap-16 lg:py-0"
        >
          <Benefits />
          <PantryShelf className="w-full" />
        </section>
      </div>
      {/* Aligned to the top, because a slow browser paints the form in parts, and a centred form would move. */}
      <main className="mx-auto w-full max-w-md lg:self-start">
        {end && !token && <SessionOver end={end} />}
        <Entrance initialTab={token ? "register" : tab} token={token} isDemoOn={env().DEMO} />
      </main>
      <footer className="order-1 mx-auto w-full max-w-md lg:col-span-2 lg:mx-0 lg:max-w-none">
        <LegalLinks />
      </footer>
    </div>
  );
}
