"use client";

import { useQuery } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { late } from "@/components/shared/late";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import { Button } from "@/components/ui/button";
import { showFailure } from "@/lib/client/toast";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import type { ShoppingList } from "@/lib/features/shopping-lists/model/dto";

const loadShareText = () => import("./share-text");
const ShareDialog = late(async () => (await import("./share-dialog")).ShareDialog);

interface ShareListProps {
  list: ShoppingList;
  isEarlier: boolean;
  additions: readonly Addition[];
}

/**
 * Opens the dialog that shares a list as text or by a shopping link. An earlier list, and any list for people who may
 * not make a shopping link, is shared as text at once, without the dialog. On phones the button has only its icon.
 */
export function ShareList({ list, isEarlier, additions }: ShareListProps) {
  const { data: rooms = [] } = useQuery(locationsQuery());
  const hasChoice = useIsAllowed("list:share") && !isEarlier;
  const dialog = useDialog<null>();
  usePreload(loadShareText);
  usePreload(ShareDialog.preload);

  async function shareAsText() {
    try {
      const { shareText } = await loadShareText();
      await shareText({ lines: list.items, additions }, rooms);
    } catch {
      showFailure({ title: "Error", text: "The list could not be shared." });
    }
  }

  return (
    <>
      <Button
        variant="outline"
        title="Share"
        className="max-sm:w-11 max-sm:px-0"
        aria-haspopup={hasChoice ? "dialog" : undefined}
        onClick={() => (hasChoice ? dialog.open(null) : void shareAsText())}
      >
        <Share2 aria-hidden />
        <span className="max-sm:sr-only">Share</span>
      </Button>
      {dialog.turn > 0 && (
        <ShareDialog
          key={dialog.turn}
          listId={list.id}
          dialog={dialog}
          onShareText={() => void shareAsText()}
        />
      )}
    </>
  );
}
