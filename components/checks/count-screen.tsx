"use client";

import { PhotoTile } from "@/components/shared/photo-tile";
import { useIsAllowed } from "@/lib/features/accounts/queries";
import type { Count } from "@/lib/features/checks/dto";
import { nextItemScreen, previousItemScreen } from "@/lib/features/checks/rules";
import type { CheckView } from "@/lib/features/checks/screens";
import { CountFacts } from "./count-facts";
import { CountForm } from "./count-form";
import { CountHeader } from "./count-header";
import { entrance } from "./open-screen";
import { ScreenTitle } from "./screen-title";

interface CountScreenProps {
  view: Extract<CheckView, { state: "count" }>;
  counts: readonly Count[];
}

/** One item of a location: what it is, how much there should be, and how much there is. */
export function CountScreen({ view, counts }: CountScreenProps) {
  const { name, check, location, items, item } = view;
  const mayCount = useIsAllowed("check:run");
  const screen = { name, locationId: location.id, itemId: item.id };
  const previous = previousItemScreen(screen, items);
  const next = nextItemScreen(screen, items);
  const count = counts.find(({ itemId }) => itemId === item.id);
  return (
    <>
      <CountHeader
        position={items.indexOf(item) + 1}
        total={items.length}
        previous={previous}
        next={next}
      />
      <div key={item.id} className="md:grid md:grid-cols-2 md:items-start md:gap-10">
        <PhotoTile
          photo={item.photo}
          name={item.name}
          size="full"
          emptyText="No photo available"
          isUrgent
          className="aspect-auto h-[18dvh] min-h-28 md:aspect-4/3 md:h-auto"
        />
        <div>
          <div className={entrance()}>
            <ScreenTitle title={item.name} eyebrow={location.name} className="mt-4 md:mt-0" />
            <CountFacts item={item} count={count} />
          </div>
          {mayCount && (
            <CountForm
              name={name}
              updateId={check.id}
              item={item}
              count={count}
              previous={previous}
              next={next}
            />
          )}
        </div>
      </div>
    </>
  );
}
