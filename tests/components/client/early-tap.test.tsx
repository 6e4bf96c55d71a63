import { runInThisContext } from "node:vm";
import { render } from "@testing-library/react";
import { startTransition, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { EARLY_TAP_SCRIPT, repeatEarlyTap } from "@/lib/client/early-tap";

/** Runs the script like the page does, and adds an element without event handlers. */
function load(html: string): HTMLElement {
  runInThisContext(EARLY_TAP_SCRIPT);
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

beforeEach(repeatEarlyTap);

test("a tap on a button before the hydration is repeated once after it", () => {
  const button = load("<button type='button'><span>Add</span></button>");
  button.querySelector("span")?.click();
  const onClick = vi.fn();
  button.addEventListener("click", onClick);
  repeatEarlyTap();
  repeatEarlyTap();
  expect(onClick).toHaveBeenCalledOnce();
});

test("only the latest tap before the hydration is repeated", () => {
  const group = load("<div><button type='button'>1</button><button type='button'>2</button></div>");
  const [first, second] = group.querySelectorAll("button");
  first?.click();
  second?.click();
  const onClick = vi.fn();
  group.addEventListener("click", onClick);
  repeatEarlyTap();
  expect(onClick.mock.calls.map(([event]) => (event as Event).target)).toEqual([second]);
});

test.each(["<a href='#items'>Items</a>", "<p>Text</p>", "<button type='submit'>Save</button>"])(
  "a tap on %s before the hydration is not repeated",
  (html) => {
    const element = load(html);
    element.click();
    const onClick = vi.fn();
    element.addEventListener("click", onClick);
    repeatEarlyTap();
    expect(onClick).not.toHaveBeenCalled();
  },
);

test("a tap after the hydration is not remembered", () => {
  const button = load("<button type='button'>Add</button>");
  repeatEarlyTap();
  button.click();
  const onClick = vi.fn();
  button.addEventListener("click", onClick);
  repeatEarlyTap();
  expect(onClick).not.toHaveBeenCalled();
});

test("a tap on which React completes the hydration is handled once", () => {
  const onClick = vi.fn();
  function Page() {
    useEffect(repeatEarlyTap, []);
    return (
      <button type="button" onClick={onClick}>
        Add
      </button>
    );
  }
  const button = load(renderToString(<Page />));
  startTransition(() => {
    const root = hydrateRoot(document.body, <Page />);
    onTestFinished(() => root.unmount());
  });
  // The hydration has begun, and React completes it before it handles the tap. The test does not call `button.click()`:
  // browsers ignore a `click()` of the same button during that call, so the test would not notice a repeated tap.
  button.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(onClick).toHaveBeenCalledOnce();
});

test("each checkbox that was tapped before the hydration is toggled once after it", () => {
  const ticks = vi.fn();
  function List() {
    const [ticked, setTicked] = useState<string[]>([]);
    useEffect(repeatEarlyTap, []);
    return ["Rice", "Salt", "Tea"].map((name) => (
      <label key={name}>
        <input
          type="checkbox"
          checked={ticked.includes(name)}
          onChange={({ target }) => {
            ticks(name, target.checked);
            setTicked((names) => [...names, name]);
          }}
        />
        {name}
      </label>
    ));
  }
  const list = load(`<div>${renderToString(<List />)}</div>`);
  const [rice, salt, tea] = list.querySelectorAll("label");
  rice?.click();
  salt?.click();
  salt?.click();
  tea?.click();
  render(<List />, { container: list, hydrate: true });
  expect(ticks.mock.calls).toEqual([
    ["Rice", true],
    ["Tea", true],
  ]);
  const boxes = [...list.querySelectorAll("input")];
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false, true]);
});
