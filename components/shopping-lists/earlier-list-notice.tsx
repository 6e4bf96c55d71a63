import { ArrowRight, Lock, LockOpen } from "lucide-react";
import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";

interface EarlierListNoticeProps {
  isReopened: boolean;
  onChange: (isReopened: boolean) => void;
}

/**
 * Shows that a list is an earlier one, with a button that makes its lines tickable on this screen
 * and a link to the latest list.
 */
export function EarlierListNotice({ isReopened, onChange }: EarlierListNoticeProps) {
  const mayTick = useIsAllowed("list:use");
  const Icon = isReopened ? LockOpen : Lock;
  return (
    <div className="bg-muted mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl py-1.5 pr-2 pl-4 text-base">
      <Icon aria-hidden className="text-muted-foreground size-5 shrink-0" />
      <p role="status" className="min-w-40 flex-1 py-1.5 leading-snug font-medium">
        {isReopened
          ? "This earlier list is open again."
          : "An earlier list. A newer one has replaced it."}
      </p>
      <span className="ml-auto flex flex-wrap">
        {mayTick && (
          <Button variant="ghost" onClick={() => onChange(!isReopened)}>
            {isReopened ? "Close it again" : "Reopen this list"}
          </Button>
        )}
        <Button asChild variant="ghost">
          <AppLink href={paths.shoppingList()}>
            Latest list
            <ArrowRight aria-hidden />
          </AppLink>
        </Button>
      </span>
    </div>
  );
}
