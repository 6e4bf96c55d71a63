import { ChevronRight } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Notice } from "@/components/checks/shared/notice";
import { ScreenLink } from "@/components/checks/shared/screen-link";
import { NamedTile } from "@/components/pictograms/named-tile";
import { Name } from "@/components/shared/name";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import type { CheckData } from "@/lib/features/checks/client/screens";
import { ITEMS_PENDING } from "@/lib/features/checks/model/copy";
import type { Item } from "@/lib/features/items/model/dto";
import type { Location } from "@/lib/features/locations/model/dto";
import { AssumeOthers } from "./assume-others";
import type { Assumable } from "./use-assumable";

/** The number of pending items that the completion screen shows at first. */
const SHOWN = 5;

/** The smallest number of items that "Show all" adds. Fewer are shown at first too. */
const FEWEST_ADDED = 3;

interface MissingItemsProps {
  updateId: number;
  missing: readonly { item: Item; location: Location }[];
  data: CheckData;
  assumable: Assumable;
  /** The id of the sentence why the check cannot be completed. */
  warningId: string;
  /** The id of the element that explains which items can get assumed entries. */
  explanationId: string;
  /** Called after the focused button that takes the other items as recorded was removed. */
  onTaken: () => void;
  /** The button that completes the check, which is disabled. */
  children: ReactNode;
}

/** Shows that the items without an entry must be counted, and a link to each. */
export function MissingItems({
  updateId,
  missing,
  data,
  assumable,
  warningId,
  explanationId,
  onTaken,
  children,
}: MissingItemsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown =
    showsAll || missing.length < SHOWN + FEWEST_ADDED ? missing : missing.slice(0, SHOWN);
  const list = useRef<HTMLUListElement>(null);
  const canTake = assumable.itemIds.length > 0;

  function showAll() {
    flushSync(() => setShowsAll(true));
    // The pressed button is gone, so the first added entry gets the focus.
    list.current?.children[SHOWN]?.querySelector("a")?.focus();
  }

  return (
    <section
      aria-label={
        missing.length === 1 ? "1 item is missing" : `${missing.length} items are missing`
      }
      className="bg-card shadow-raised relative mb-7 rounded-2xl border px-4 py-3"
    >
      <Notice
        isGood={false}
        id={warningId}
        className={cn(
          "mb-1 items-start gap-1.5 bg-transparent p-0 text-sm font-semibold",
          children && "lg:pr-76",
        )}
      >
        {ITEMS_PENDING}
      </Notice>
      {assumable.state !== "forbidden" && (
        // Reserves two lines before the explanation has loaded, so that the links below do not shift.
        <div
          className={cn(
            "text-muted-foreground mb-2 pl-6.5 text-sm",
            assumable.mayGrow && "min-h-10 md:min-h-5",
            children && "lg:pr-76",
          )}
        >
          <p id={explanationId}>{explain(assumable)}</p>
          {assumable.state === "failed" && (
            <Button variant="outline" className="my-2" onClick={assumable.retry}>
              Try again
            </Button>
          )}
        </div>
      )}
      {(canTake || assumable.mayGrow) && (
        // While the server is asked, the button keeps its place above the links.
        <AssumeOthers
          updateId={updateId}
          assumable={assumable}
          describedBy={explanationId}
          onRemoved={onTaken}
        />
      )}
      <ul ref={list} className="divide-y">
        {shown.map(({ item, location }) => (
          <li key={item.id}>
            <ScreenLink
              to={{
                name: "itemSingleCheck",
                locationId: location.id,
                itemId: item.id,
                round: "check",
              }}
              className="hover:bg-muted -mx-2 flex min-h-11 items-center gap-2.5 rounded-lg px-2 py-1.5"
            >
              <NamedTile of={item} className="large-text:hidden w-10 rounded-lg" emptyText="" />
              <span className="min-w-0 flex-1 items-baseline justify-between gap-x-4 leading-snug lg:flex">
                <Name className="block min-w-0 font-medium">{item.name}</Name>
                <span className="text-muted-foreground flex min-w-0 text-sm">
                  <span className="truncate" title={location.name}>
                    {location.name}
                  </span>
                  <Note
                    text={[
                      data.refused.has(item.id) && " · Not saved",
                      // Explains which items "Take the others as recorded" leaves out.
                      canTake && assumable.withoutCount.has(item.id) && " · No earlier count",
                    ]
                      .filter(Boolean)
                      .join("")}
                  />
                </span>
              </span>
              <ChevronRight aria-hidden className="text-muted-foreground size-5 shrink-0" />
            </ScreenLink>
          </li>
        ))}
      </ul>
      {missing.length > shown.length && (
        <Button variant="link" className="-ml-4" onClick={showAll}>
          Show all {missing.length}
        </Button>
      )}
      {/* In wide windows the button is beside the sentence why it is disabled. */}
      {children && (
        <div className="mt-3 mb-1 flex max-md:flex-col lg:absolute lg:top-0 lg:right-4">
          {children}
        </div>
      )}
    </section>
  );
}

/** On one line, because the end of the note arrives later and must not make the row higher. */
function Note({ text }: { text: string }) {
  return (
    <span
      className="max-w-3/4 shrink-0 overflow-hidden text-ellipsis whitespace-pre"
      title={text.replace(/^ · /, "")}
    >
      {text}
    </span>
  );
}

function explain({ state, itemIds, isOnline, mayGrow }: Assumable): string {
  if (mayGrow) return "";
  if (state === "failed") return "It could not be loaded for which of them a stock is recorded.";
  if (state === "loading" || (state === "known" && itemIds.length === 0)) {
    return "Choose one to count it.";
  }
  return isOnline
    ? "Choose one to count it. Taken as recorded it keeps its stock, marked as not counted."
    : "You are offline. Taking items as recorded needs the network.";
}
