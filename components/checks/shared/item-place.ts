/**
 * Classes that make the content of an item screen fill the window below its header on phones and tablets, so
 * that the keys are at the bottom. On tablets the height includes the padding of the page, so that the action
 * bar is at the bottom edge.
 */
export const ITEM_SCREEN =
  "-mb-6 flex min-h-[calc(100dvh-var(--title-bar-height)-var(--bottom-bar-height)-var(--spacing)*20)] flex-col md:-mb-10 md:min-h-[calc(100dvh-var(--title-bar-height)-var(--spacing)*27)] lg:mb-0 lg:grid lg:min-h-0 lg:grid-cols-[11fr_10fr] lg:items-start lg:gap-x-12";

/**
 * The place of the keys: on phones and tablets directly above the action bar. On a low screen they scroll
 * with the content, because they would cover the name of the item.
 */
export const KEYS_PLACE =
  "bg-background sticky bottom-[calc(var(--bottom-bar-height)+var(--action-bar-height))] z-10 -mx-4 mt-auto px-4 pb-3 low:static md:bottom-24 md:mx-0 md:px-0 md:pb-0 lg:static lg:flex lg:flex-col";

/**
 * The question above the keys. It has the same height with and without the "Same" key, which selects the
 * amount of the previous count.
 */
export const QUESTION_ROW =
  "tiny:min-h-12 tiny:pt-1 mb-2 flex min-h-14 items-center justify-between gap-x-2 pt-3 md:min-h-15 lg:mb-3 lg:min-h-12 lg:pt-0";
