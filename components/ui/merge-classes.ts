/**
 * The properties whose classes a component lets its user replace, each with the classes that set it. The
 * first that fits counts.
 */
const properties = Object.entries({
  display: /^(block|inline|inline-block|flex|inline-flex|grid|hidden)$/,
  whitespace: /^whitespace-/,
  rounded: /^rounded(-(none|full|\w*|\[.*))?$/,
  padding: /^p-/,
  paddingX: /^px-/,
  paddingY: /^py-/,
  gap: /^gap-[^xy]/,
  size: /^size-/,
  width: /^w-/,
  height: /^h-/,
  minHeight: /^min-h-/,
  leading: /^leading-/,
  weight: /^font-(normal|medium|semibold|bold)$/,
  fontSize: /^text-(xs|sm|base|lg|\dxl|xl|\[\d.*)$/,
  alignment: /^text-(left|center|right)$/,
  color: /^text-(?!balance|pretty|nowrap)/,
  background: /^bg-/,
  borderColor: /^border-(?!\d|[trblxy]$|[trblxy]-|dashed|none)/,
});

/** What a class sets besides its own property. */
const covers: Record<string, readonly string[]> = {
  padding: ["paddingX", "paddingY"],
  size: ["width", "height"],
  fontSize: ["leading"],
};

const merged = new Map<string, string>();

/**
 * Of the classes that set one property in one state (`hover:` …), the last stays. The library for this
 * knows all of Tailwind and weighs as much as a screen; a test holds this to it for everything rendered.
 */
export function mergeClasses(classes: string): string {
  let result = merged.get(classes);
  if (result === undefined) {
    result = merge(classes);
    merged.set(classes, result);
  }
  return result;
}

function merge(classes: string): string {
  const taken = new Set<string>();
  const kept = classes
    .split(" ")
    .filter(Boolean)
    .reverse()
    .filter((name) => {
      const end = name.lastIndexOf(":") + 1;
      const [state, rest] = [name.slice(0, end), name.slice(end)];
      const property = properties.find(([, pattern]) => pattern.test(rest))?.[0];
      if (property === undefined) return true;
      if (taken.has(state + property)) return false;
      for (const set of [property, ...(covers[property] ?? [])]) taken.add(state + set);
      return true;
    });
  return kept.reverse().join(" ");
}
