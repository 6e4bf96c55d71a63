"use client";

import { History } from "lucide-react";
import { useIsPutAway } from "@/components/purchases/use-is-put-away";
import { AppLink } from "@/components/shared/app-link";
import { PrintButton } from "@/components/shared/printed";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { useIsWide } from "@/lib/client/use-is-wide";
import { paths } from "@/lib/core/paths";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import type { ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { isAllBought } from "@/lib/features/shopping-lists/model/rules";
import { ClearList } from "./clear-list";
import { EmailList } from "./email-list";
import { ShareList } from "./share-list";

interface ListActionsProps {
  list: ShoppingList;
  isEarlier: boolean;
  /** Whether the list is only shown, so that the only action is the link to the earlier lists. */
  isReadOnly: boolean;
  additions: readonly Addition[];
}

/**
 * Shows the actions of a list. In wide windows they are in the row of the title, which has space for them, and otherwise
 * below the list.
 */
export function ListActions({ place, ...props }: ListActionsProps & { place: "title" | "end" }) {
  const isWide = useIsWide();
  const isPutAway = useIsPutAway(props);
  // Without lines and purchased additions, clearing would change nothing. After the put-away it is the next step, which
  // is below the list.
  const canClear =
    useIsAllowed("list:clear") &&
    !isPutAway &&
    (props.list.items.length > 0 || props.additions.some(({ purchased }) => purchased));
  const mayEmail = useIsAllowed("list:use");
  if (isWide !== (place === "title")) return null;
  const shown = { ...props, canClear, mayEmail };
  if (isWide) return <Actions {...shown} />;
  return (
    <div
      className={cn(
        // Hidden from the first paint on a wide window until the hydration.
        "mt-6 flex flex-wrap gap-2 lg:hidden",
        // On phones, "Email List" and "Clear List" share the first of two rows. Without one of them there is one row.
        hasLines(props) &&
          (mayEmail && canClear ? "max-sm:*:nth-[-n+2]:basis-[45%]" : "max-sm:*:px-3"),
      )}
    >
      <Actions {...shown} />
    </div>
  );
}

/** Returns whether there is something to mail, clear, share and print. */
function hasLines({ list, additions, isReadOnly }: ListActionsProps): boolean {
  return !isReadOnly && list.items.length + additions.length > 0;
}

interface ActionsProps extends ListActionsProps {
  canClear: boolean;
  mayEmail: boolean;
}

function Actions({ canClear, mayEmail, ...props }: ActionsProps) {
  const { list, isEarlier, additions } = props;
  return (
    <>
      {hasLines(props) && (
        <>
          {mayEmail && (
            <EmailList listId={list.id} isAllBought={isAllBought([...list.items, ...additions])} />
          )}
          {canClear && <ClearList list={list} additions={additions} />}
          <ShareList list={list} isEarlier={isEarlier} additions={additions} />
          <PrintButton />
        </>
      )}
      <Button
        asChild
        variant="outline"
        title="Earlier lists"
        className="max-sm:grow lg:max-xl:w-11 lg:max-xl:px-0"
      >
        <AppLink href={paths.shoppingLists()}>
          <History aria-hidden className="max-[25rem]:hidden" />
          <span className="lg:max-xl:sr-only">Earlier lists</span>
        </AppLink>
      </Button>
    </>
  );
}
