import { CircleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { hasStatus, messageToShow } from "@/lib/client/api";
import { memberCopy } from "@/lib/features/members/model/copy";

interface InvalidInvitationProps {
  error: Error;
  onRetry: () => void;
  onWithdraw: () => void;
}

/** Explains that an invitation is invalid or could not be fetched. */
export function InvalidInvitation({ error, onRetry, onWithdraw }: InvalidInvitationProps) {
  const { title, text, network } = memberCopy.lookup;
  const isOutOfReach = hasStatus(error, 0);
  return (
    // As high as its placeholder, so that the part of the page around it does not move.
    <div className="flex flex-col gap-5 lg:min-h-160">
      <div role="alert" className="bg-destructive-soft text-destructive flex gap-3 rounded-xl p-4">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        <div>
          <h2 className="font-semibold">{title}</h2>
          <p className="mt-1 text-[0.9375rem]">
            {isOutOfReach ? network : (messageToShow(error) ?? text)}
          </p>
        </div>
      </div>
      {isOutOfReach && (
        <Button size="lg" onClick={onRetry}>
          Try again
        </Button>
      )}
      <Button size="lg" variant="outline" onClick={onWithdraw}>
        Register without an invitation
      </Button>
    </div>
  );
}
