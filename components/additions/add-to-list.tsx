"use client";

import { Plus } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { Name } from "@/components/shared/name";
import { useSuggestionList } from "@/components/shared/use-suggestion-list";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { useItems } from "@/lib/features/items/client/use-items";
import type { Item } from "@/lib/features/items/model/dto";
import { useAdditionWrites } from "@/lib/features/shopping-additions/client/mutations";
import { ADD_PLACEHOLDER } from "@/lib/features/shopping-additions/model/copy";
import { readAddition } from "@/lib/features/shopping-additions/model/read-addition";
import type { Thing } from "@/lib/features/shopping-additions/model/rules";
import {
  alreadyOnList,
  type OnList,
  suggestItems,
  thingNamed,
  thingOf,
  wantedOf,
} from "@/lib/features/shopping-additions/model/suggest-items";

/** A constant array, so that the suggestions are not computed again while the items are loading. */
const NO_ITEMS: readonly Item[] = [];

const MAX_NAME = 100;

/** Adds a text or one of the household's items to the list, with suggestions of items below the field. */
export function AddToList({ onList }: { onList: OnList }) {
  const id = useId();
  const [text, setText] = useState("");
  // The items are loaded when the field gets the focus for the first time.
  const [isNeeded, setNeeded] = useState(false);
  const { data: items = NO_ITEMS } = useItems({ isNeeded });
  const { add } = useAdditionWrites();
  const typed = readAddition(text);
  const { name } = typed;
  const suggestions = useMemo(
    () => (isNeeded ? suggestItems(items, name, onList) : []),
    [isNeeded, items, name, onList],
  );
  const { isOpen, show, field, list, option } = useSuggestionList({
    count: suggestions.length,
    onChoose(index) {
      const item = suggestions[index];
      if (item) void put(wantedOf(item, typed));
    },
  });
  const problem = name.length > MAX_NAME ? `Must be at most ${MAX_NAME} characters` : null;

  async function put(wanted: Thing & { quantity: number }): Promise<void> {
    const already = alreadyOnList(wanted, onList);
    setText("");
    if (!(await add({ ...wanted, already }))) setText(text);
  }

  function submit(): void {
    if (name === "" || problem !== null) return;
    field.onBlur();
    void put(thingNamed(typed, items));
  }

  return (
    <form
      noValidate
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id} className="sr-only">
        Add to the list
      </label>
      <Input
        id={id}
        {...field}
        data-shortcut="n"
        value={text}
        placeholder={ADD_PLACEHOLDER}
        autoComplete="off"
        autoCapitalize="sentences"
        enterKeyHint="done"
        maxLength={MAX_NAME + 10}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onFocus={() => {
          setNeeded(true);
          show();
        }}
        onChange={({ target }) => {
          setText(target.value);
          show();
        }}
        className="pr-14 text-ellipsis"
      />
      <Button
        type="submit"
        size="icon"
        variant="ghost"
        aria-label="Add"
        title="Add"
        // `aria-disabled` instead of `disabled`, because a disabled button would lose the focus.
        aria-disabled={name === ""}
        className="text-primary absolute top-0.5 right-0.5 aria-disabled:opacity-55"
      >
        <Plus aria-hidden className="size-6" />
      </Button>
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className="text-destructive mt-1.5 text-sm">
          {problem}
        </p>
      )}
      <span role="status" className="sr-only">
        {isOpen && describe(suggestions.length)}
      </span>
      {isOpen && (
        <div
          {...list}
          aria-label="Suggestions"
          className="bg-card shadow-floating absolute inset-x-0 top-full z-20 mt-1 divide-y overflow-hidden rounded-xl border"
        >
          {suggestions.map((item, index) => (
            <Suggestion key={item.id} item={item} onList={onList} option={option(index)} />
          ))}
        </div>
      )}
    </form>
  );
}

interface SuggestionProps {
  item: Item;
  onList: OnList;
  option: ReturnType<ReturnType<typeof useSuggestionList>["option"]>;
}

function Suggestion({ item, onList, option }: SuggestionProps) {
  const thing = thingOf(item);
  const already = alreadyOnList(thing, onList);
  return (
    <button
      type="button"
      {...option}
      // The field keeps the focus while a suggestion is tapped.
      onMouseDown={(event) => event.preventDefault()}
      className="hover:bg-muted aria-selected:bg-accent aria-selected:text-accent-foreground flex min-h-12 w-full items-center gap-3 px-3.5 py-1.5 text-left"
    >
      <span className="min-w-0 flex-1 leading-snug">
        <Name className="block font-medium">{thing.name}</Name>
        {thing.name !== item.name && (
          <Name className="text-muted-foreground block text-sm">{item.name}</Name>
        )}
      </span>
      {already && (
        <span className="text-muted-foreground shrink-0 text-sm tabular-nums">
          {`${already.quantity} on the list`}
        </span>
      )}
    </button>
  );
}

function describe(suggestions: number): string {
  return suggestions === 1 ? "1 suggestion" : `${suggestions} suggestions`;
}
