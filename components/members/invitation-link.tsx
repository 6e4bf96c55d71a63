"use client";

import type { Ref } from "react";
import { LocalDate } from "@/components/shared/local-date";
import { ShareLink } from "@/components/shared/share-link";
import { Button } from "@/components/ui/button";
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { reachableLink } from "@/lib/client/history/reachable-link";
import type { SentInvitation } from "@/lib/features/members/model/dto";

interface InvitationLinkProps {
  invitation: SentInvitation;
  /** "New link" after resending, which ends the earlier link. */
  title: "Invitation link" | "New link";
  titleRef: Ref<HTMLHeadingElement>;
  onClose: () => void;
}

/** Shows the link of an invitation, once: only the hash of its token is stored. */
export function InvitationLink({ invitation, title, titleRef, onClose }: InvitationLinkProps) {
  const { email, expiresAt, isRenewed, link, mail, warning } = invitation;
  const isNewLink = title === "New link";
  return (
    <>
      <DialogHeader>
        <DialogTitle ref={titleRef} tabIndex={-1} className="outline-none">
          {title}
        </DialogTitle>
        <DialogDescription>
          {mail === "sent" && `${email} gets it by mail. You can share it too. `}
          {mail === "none" &&
            `Copy the link and send it to ${email}. No mail was sent, because this server has no mail service. `}
          {mail === "failed" && `${warning ?? ""} Share it with ${email} yourself. `}
          {isNewLink && "The earlier link no longer works. "}
          {!isNewLink && isRenewed && "An earlier link to this address no longer works. "}
          It works once, for this address, until <LocalDate value={expiresAt} />. It is shown only
          now.
        </DialogDescription>
      </DialogHeader>
      <ShareLink link={reachableLink(link)} />
      <DialogFooter>
        <Button size="lg" variant="outline" onClick={onClose}>
          Done
        </Button>
      </DialogFooter>
    </>
  );
}
