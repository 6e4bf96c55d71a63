import { CircleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { hasStatus, messageToShow } from "@/lib/client/api";

interface InvalidInvitationProps {
  error: Error;
  onRetry: () => void;
  onWithdraw: () => void;
}

/** Explains that an invitation is invalid or could not be fetched. */
export function InvalidInvitation({ error, onRetry, onWithdraw }: InvalidInvitationProps) {
  const isOutOfReach = hasStatus(error, 0);
  return (
    // Has the height of the loading placeholder that it replaces, so that the rest of the page does not move.
    <div className="flex flex-col gap-5 lg:min-h-160">
      <div role="alert" className="bg-destructive-soft text-destructive flex gap-3 rounded-xl p-4">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        <div>
          <h2 className="font-semibold">Invalid Invitation</h2>
          <p className="mt-1 text-base">
            {isOutOfReach
              ? "An error occurred while checking your invitation. Please try again."
              : (messageToShow(error) ?? "The invitation link is invalid or has expired.")}
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
