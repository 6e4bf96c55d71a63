"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { BusyButton } from "@/components/shared/busy-button";
import { DemoNotice } from "@/components/shared/demo-notice";
import { ErrorPanel } from "@/components/shared/error-panel";
import { ShareLink } from "@/components/shared/share-link";
import { messageToShow } from "@/lib/client/api";
import { reachableLink } from "@/lib/client/history/reachable-link";
import { demoLimits } from "@/lib/core/demo-limits";
import { useCurrentUser, useIsDemo } from "@/lib/features/accounts/client/queries";
import { useCreateLink } from "@/lib/features/shopping-links/client/mutations";
import { shoppingLinksQuery } from "@/lib/features/shopping-links/client/queries";
import type { CreatedLink, ShoppingLink } from "@/lib/features/shopping-links/model/dto";
import { OpenLinks } from "./open-links";
import { Until } from "./until";

/**
 * Makes a shopping link for a list, shows it once, and lists the open ones. A link can be made only after the open ones
 * were fetched, because it ends the earlier one of the person.
 */
export function LinkSection({ listId }: { listId: number }) {
  const title = useId();
  const user = useCurrentUser();
  const isDemo = useIsDemo();
  const { data: links, error, refetch } = useQuery(shoppingLinksQuery());
  const [latest, setLatest] = useState<CreatedLink | null>(null);
  const create = useCreateLink({ onSuccess: setLatest });
  const created = latest && links?.some((link) => isSame(link, latest)) ? latest : null;
  const own = links?.find((link) => link.createdById === user?.id);
  return (
    <section aria-labelledby={title} className="flex flex-col gap-3">
      <h3 id={title} className="font-semibold">
        Shopping link
      </h3>
      <p className="text-muted-foreground">
        Whoever has the link can see and tick this list for 24 hours, without an account. They see
        no photos, rooms, members or reasons.
      </p>
      {isDemo ? (
        <DemoNotice text={demoLimits.shoppingLink} />
      ) : error && !links ? (
        <ErrorPanel
          level={3}
          title="The open links could not be loaded"
          text={messageToShow(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          {created && <Created key={created.link} created={created} />}
          <BusyButton
            size="lg"
            variant={created ? "outline" : "default"}
            isBusy={create.isPending}
            busyLabel="Making..."
            disabled={!links}
            onClick={() => create.mutate({ listId })}
          >
            {own || created ? "New link" : "Make link"}
          </BusyButton>
          {own && (
            <p className="text-muted-foreground text-sm">A new link ends your present one.</p>
          )}
          {links && (
            <OpenLinks
              links={links}
              onEnd={(ended: ShoppingLink) => ended.id === latest?.id && setLatest(null)}
            />
          )}
        </>
      )}
    </section>
  );
}

/** Returns whether two objects are the same link. A later link of a person for the same list has the same id. */
function isSame(one: ShoppingLink, other: ShoppingLink): boolean {
  return one.id === other.id && one.createdAt === other.createdAt;
}

/** Shows a new link. The focus moves to it, because the pressed button was disabled meanwhile. */
function Created({ created: { link, expiresAt } }: { created: CreatedLink }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <>
      <p ref={text} tabIndex={-1} className="font-medium outline-none">
        Your link works until <Until value={expiresAt} />. It is shown only now.
      </p>
      <ShareLink link={reachableLink(link)} />
    </>
  );
}
