/** The options of `inspectPage`. */
export interface Inspection {
  /** Whether the page was scrolled to its end. No element may be hidden behind a fixed bar there. */
  isAtEnd: boolean;
}

/**
 * Returns the layout violations of the open page: overflow, clipped text, tap targets that overlap, are too
 * small or covered, and failed images. The function runs in the browser, so it uses nothing outside itself.
 */
export function inspectPage({ isAtEnd }: Inspection): string[] {
  const TARGET_PX = 44;
  const TOLERANCE_PX = 1;
  const TARGETS =
    "a[href], button, input, select, textarea, [role=button], [role=menuitem], [role=menuitemradio], [role=tab]";
  const found: string[] = [];
  const root = document.documentElement;
  const all = [...document.body.querySelectorAll<HTMLElement>("*")].filter(isShown);
  const targets = all.filter((element) => element.matches(TARGETS));

  if (root.scrollWidth > root.clientWidth) {
    found.push(`overflow: the document is ${root.scrollWidth - root.clientWidth} px too wide`);
  }
  for (const element of all) findClippedText(element);
  for (const target of targets) findSmallTarget(target);
  findOverlaps();
  if (isAtEnd) for (const target of targets) findCovered(target);
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0) found.push(`image failed: ${image.src}`);
  }
  return found;

  function isShown(element: HTMLElement): boolean {
    if (element.closest("[aria-hidden=true], [inert], svg")) return false;
    if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      return false;
    const { width, height, bottom, right } = element.getBoundingClientRect();
    // Two kinds of elements count as not shown: texts for screen readers only, which are 1 px large, and the link
    // "Skip to content", which is above the visible page.
    return width > 1 && height > 1 && bottom + scrollY > 0 && right + scrollX > 0;
  }

  function describe(element: Element): string {
    const name = element.getAttribute("aria-label") ?? element.textContent;
    return `<${element.tagName.toLowerCase()}> "${name.trim().replace(/\s+/g, " ").slice(0, 50)}"`;
  }

  function findClippedText(element: HTMLElement): void {
    if (element.matches("input, select, textarea") || element.textContent.trim() === "") return;
    const style = getComputedStyle(element);
    const isHidden = (overflow: string) => overflow === "hidden" || overflow === "clip";
    const isWide = element.scrollWidth > element.clientWidth + TOLERANCE_PX;
    const isHigh = element.scrollHeight > element.clientHeight + TOLERANCE_PX;
    const isClipped =
      (isHidden(style.overflowX) && isWide) || (isHidden(style.overflowY) && isHigh);
    const truncates = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
    if (isClipped && !(truncates && element.closest("[title]"))) {
      found.push(`clipped text: ${describe(element)}${truncates ? " has no title" : ""}`);
    }
    if (element.matches("button, a") && style.display !== "inline" && isWide && !isClipped) {
      found.push(`text wider than its button: ${describe(element)}`);
    }
  }

  interface TouchBox {
    target: HTMLElement;
    /** The element whose bounding box is measured: the target, or its label if that is the part people tap. */
    owner: HTMLElement;
    /** Whether the box belongs to `::before` or `::after`, which may cover the whole card of the target. */
    isPseudo: boolean;
    rect: DOMRect;
  }

  /** Returns the boxes that activate a target: its own, its positioned `::before` and `::after`, its labels. */
  function touchBoxesOf(target: HTMLElement): TouchBox[] {
    const labels = "labels" in target && target.labels instanceof NodeList ? target.labels : [];
    const owners = [target, ...labels].filter((owner) => owner instanceof HTMLElement);
    return [
      ...owners.map((owner) => {
        const rect = owner.getBoundingClientRect();
        return { target, owner, isPseudo: false, rect };
      }),
      ...["::before", "::after"].flatMap((name) => {
        const style = getComputedStyle(target, name);
        if (style.content === "none" || style.position !== "absolute") return [];
        if (style.pointerEvents === "none") return [];
        let container: Element = target;
        while (container.parentElement && getComputedStyle(container).position === "static") {
          container = container.parentElement;
        }
        const { left, top } = container.getBoundingClientRect();
        const rect = new DOMRect(
          left + container.clientLeft + parseFloat(style.left),
          top + container.clientTop + parseFloat(style.top),
          parseFloat(style.width),
          parseFloat(style.height),
        );
        return [{ target, owner: target, isPseudo: true, rect }];
      }),
    ];
  }

  function findSmallTarget(target: HTMLElement): void {
    if (isInText(target)) return;
    const smallerSide = ({ rect }: TouchBox) => Math.min(rect.width, rect.height);
    const [largest] = touchBoxesOf(target).toSorted((a, b) => smallerSide(b) - smallerSide(a));
    if (largest && smallerSide(largest) < TARGET_PX - TOLERANCE_PX / 2) {
      const { width, height } = largest.rect;
      found.push(`small target: ${describe(target)} is ${width.toFixed(0)} × ${height.toFixed(0)}`);
    }
  }

  /** Returns whether a target is a part of a sentence, for which WCAG 2.5.8 makes an exception. */
  function isInText(target: HTMLElement): boolean {
    const isInline = (element: Element) => displayOf(element).startsWith("inline");
    // The app's buttons are inline-flex. They are no part of a sentence.
    if (target.getAttribute("role") !== null || !/^inline(-block)?$/.test(displayOf(target))) {
      return false;
    }
    let block: Element = target;
    while (isInline(block) && block.parentElement && !/flex|grid/.test(parentDisplay(block))) {
      block = block.parentElement;
    }
    return block.textContent.trim().length > target.textContent.trim().length;
  }

  function parentDisplay(element: Element): string {
    return element.parentElement ? displayOf(element.parentElement) : "";
  }

  function displayOf(element: Element): string {
    return getComputedStyle(element).display;
  }

  interface Area extends TouchBox {
    layer: Element | null;
    top: number;
    left: number;
    bottom: number;
    right: number;
  }

  function findOverlaps(): void {
    const areas = targets
      .flatMap(touchBoxesOf)
      .map(areaOf)
      .toSorted((a, b) => a.top - b.top);
    for (const [index, first] of areas.entries()) {
      for (const second of areas.slice(index + 1)) {
        if (second.top >= first.bottom - TOLERANCE_PX) break;
        const width = Math.min(first.right, second.right) - Math.max(first.left, second.left);
        const height = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
        const areRelated =
          first.owner.contains(second.owner) ||
          second.owner.contains(first.owner) ||
          first.target === second.target;
        if (first.layer !== second.layer || areRelated) continue;
        if (isOnCard(first, second) || isOnCard(second, first)) continue;
        if (width > TOLERANCE_PX && height > TOLERANCE_PX) {
          found.push(`overlap: ${describe(first.target)} and ${describe(second.target)}`);
        }
      }
    }
  }

  /**
   * Returns whether a target is inside a card that the `::after` of another target covers, and is displayed
   * above this `::after`.
   */
  function isOnCard(inner: Area, card: Area): boolean {
    const isInside =
      inner.top >= card.top - TOLERANCE_PX &&
      inner.left >= card.left - TOLERANCE_PX &&
      inner.bottom <= card.bottom + TOLERANCE_PX &&
      inner.right <= card.right + TOLERANCE_PX;
    const [x, y] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2];
    const hit = document.elementFromPoint(x, y);
    return card.isPseudo && isInside && !(hit && card.target.contains(hit));
  }

  /** Returns the part of a box that the scrolling ancestors show, and the fixed or sticky bar that it is in. */
  function areaOf(box: TouchBox): Area {
    const { target, owner, isPseudo, rect } = box;
    const { top, left, bottom, right } = rect;
    const area: Area = { ...box, layer: null, top, left, bottom, right };
    if (owner.tagName === "INPUT" && !isPseudo) {
      // The padding is left out, because a button in it does not cover the text of the input.
      const { paddingLeft, paddingRight } = getComputedStyle(target);
      area.left += parseFloat(paddingLeft);
      area.right -= parseFloat(paddingRight);
    }
    let layer: Element | null = owner;
    while (layer && !/fixed|sticky/.test(getComputedStyle(layer).position)) {
      if (layer !== owner && getComputedStyle(layer).overflowY !== "visible") {
        const clip = layer.getBoundingClientRect();
        area.top = Math.max(area.top, clip.top);
        area.bottom = Math.min(area.bottom, clip.bottom);
        area.left = Math.max(area.left, clip.left);
        area.right = Math.min(area.right, clip.right);
      }
      layer = layer.parentElement;
    }
    area.layer = layer;
    return area;
  }

  function findCovered(target: HTMLElement): void {
    const { top, left, bottom, right } = target.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    // Only elements in the lower half of the window are inspected. Scrolling up reveals those that the title bar at the
    // top covers. Nothing reveals those that a bar at the bottom covers at the end of the page.
    if (y < innerHeight / 2 || y > innerHeight || x < 0 || x > innerWidth) return;
    const hit = document.elementFromPoint(x, y);
    if (!hit || target.contains(hit) || hit.contains(target) || hit.closest("label")) return;
    if (isInText(target) || hit.closest("article")?.contains(target)) return;
    found.push(`covered at the end of the page: ${describe(target)} by ${describe(hit)}`);
  }
}
