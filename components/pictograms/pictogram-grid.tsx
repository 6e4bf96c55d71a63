"use client";

import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from "react";
import type { Choice } from "@/lib/features/pictograms/model/choices";
import type { NamedRow } from "@/lib/features/pictograms/model/pictures";
import { NamedTile } from "./named-tile";
import { nextInGrid } from "./next-in-grid";
import { PictogramOption, Picture } from "./pictogram-option";

interface PictogramGridProps {
  choices: readonly Choice[];
  /** What the option "By name" shows. The option is left out if this is null. */
  byName: NamedRow | null;
  chosen: string | null;
  onChoose: (picture: string | null) => void;
  /** Called if a key moves the focus up from the first row. */
  onLeave: () => void;
  /** The option that the tab key reaches. */
  ref: Ref<HTMLButtonElement>;
}

/**
 * Renders the pictures as a list of options in a grid. One option is in the order of the tab key, and the arrow keys
 * move the focus. They do not choose, because a choice closes the dialog.
 */
export function PictogramGrid({
  choices,
  byName,
  chosen,
  onChoose,
  onLeave,
  ref,
}: PictogramGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(chosen);
  const options = [...(byName ? [null] : []), ...choices.map(({ picture }) => picture)];
  const reachable = options.includes(active) ? active : options[0];
  const optionProps = (picture: string | null) => ({
    isChosen: picture === chosen,
    tabIndex: picture === reachable ? 0 : -1,
    onFocus: () => setActive(picture),
    onClick: () => onChoose(picture),
  });

  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const elements = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=option]")];
    const places = elements.map(({ offsetLeft, offsetTop }) => ({
      left: offsetLeft,
      top: offsetTop,
    }));
    const at = elements.findIndex((element) => element === document.activeElement);
    const next = nextInGrid(places, at, event.key);
    if (next === undefined && event.key !== "ArrowUp") return;
    event.preventDefault();
    if (next === undefined) onLeave();
    else elements[next]?.focus();
  }

  return (
    <div
      ref={list}
      role="listbox"
      // The options have the focus. The list only handles their keys.
      tabIndex={-1}
      aria-label="Pictograms"
      onKeyDown={onKeyDown}
      className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-1 outline-none"
    >
      {byName && (
        <PictogramOption
          {...optionProps(null)}
          ref={reachable === null ? ref : undefined}
          className="col-span-full gap-3 px-2 py-1.5"
        >
          <NamedTile of={byName} emptyText="" className="w-11 rounded-lg" />
          <span className="text-left leading-snug">
            <span className="block font-medium">By name</span>
            <span className="text-muted-foreground block text-sm">Changes with the name</span>
          </span>
        </PictogramOption>
      )}
      {choices.map((choice) => (
        <PictogramOption
          key={choice.picture}
          {...optionProps(choice.picture)}
          ref={reachable === choice.picture ? ref : undefined}
          aria-label={choice.label}
          title={choice.label}
          className="justify-center"
        >
          <Picture choice={choice} />
        </PictogramOption>
      ))}
    </div>
  );
}
