import { twMerge } from "tailwind-merge";
import { afterEach } from "vitest";

// Of two classes that set one property the style sheet's order decides, not the one in which they are
// written: `cn` leaves the last one. It knows the properties of components/ui/merge-classes.ts only, so
// whatever is rendered is held to the library's list of all of them.
const seen = new Set<string>();

const observer = new MutationObserver((records) => {
  for (const { target } of records) {
    if (!(target instanceof Element)) continue;
    for (const element of [target, ...target.querySelectorAll("[class]")]) {
      const classes = element.getAttribute("class");
      if (classes !== null) seen.add(classes);
    }
  }
});
observer.observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ["class"],
});

afterEach(() => {
  const conflicts = [...seen].flatMap((classes) => {
    const left = new Set(twMerge(classes).split(" "));
    const replaced = classes.split(" ").filter((name) => name !== "" && !left.has(name));
    return replaced.length === 0 ? [] : [`${replaced.join(" ")} in "${classes}"`];
  });
  seen.clear();
  if (conflicts.length > 0) {
    throw new Error(`Classes that others replace:\n${conflicts.join("\n")}`);
  }
});
