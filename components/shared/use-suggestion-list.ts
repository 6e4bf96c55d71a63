"use client";

import { type KeyboardEvent, useId, useState } from "react";

interface SuggestionListOptions {
  count: number;
  onChoose: (index: number) => void;
  /**
   * Whether the suggestions are always shown. The first one is then active until the arrow keys move to another one.
   */
  isPermanent?: boolean;
}

/**
 * Returns the state and the attributes of a text field with suggestions (combobox of ARIA with a listbox). The focus
 * stays in the field: the arrow keys move through the suggestions, Enter chooses the active one, Escape hides them, and
 * the arrow down shows them again. They are hidden when the field loses the focus.
 * Without an active suggestion Enter submits the form.
 */
export function useSuggestionList({ count, onChoose, isPermanent = false }: SuggestionListOptions) {
  const listId = useId();
  const [isShown, setShown] = useState(false);
  const [chosen, setActive] = useState<number | null>(null);
  const isOpen = (isPermanent || isShown) && count > 0;
  const active = chosen ?? (isPermanent ? 0 : null);
  const optionId = (index: number) => `${listId}-${index}`;

  function show(shown: boolean) {
    setShown(shown);
    setActive(null);
  }

  function choose(index: number) {
    show(false);
    onChoose(index);
  }

  /**
   * Moves to the next or previous suggestion. After the last and before the first one, none is active. Permanent
   * suggestions continue at the other end instead.
   */
  function move(by: 1 | -1) {
    const places = isPermanent ? count : count + 1;
    const place = ((active ?? count) + by + places) % places;
    setActive(place === count ? null : place);
    document.getElementById(optionId(place))?.scrollIntoView({ block: "nearest" });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (count === 0 || event.nativeEvent.isComposing) return;
    if (!isOpen) {
      if (event.key !== "ArrowDown") return;
      show(true);
      setActive(0);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Escape") show(false);
    else if (event.key === "Enter" && active !== null) choose(active);
    else return;
    event.preventDefault();
  }

  return {
    isOpen,
    /** Shows the suggestions for a changed text. */
    show: () => show(true),
    field: {
      role: "combobox",
      "aria-expanded": isOpen,
      "aria-controls": listId,
      "aria-autocomplete": "list",
      "aria-activedescendant": isOpen && active !== null ? optionId(active) : undefined,
      onKeyDown,
      onBlur: () => show(false),
    } as const,
    list: { id: listId, role: "listbox" } as const,
    option: (index: number) =>
      ({
        id: optionId(index),
        role: "option",
        "aria-selected": index === active,
        tabIndex: -1,
        onClick: () => choose(index),
      }) as const,
  };
}
