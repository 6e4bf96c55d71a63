import type { ReactNode } from "react";
import { cn } from "@/components/ui/class-names";
import { guessLanguage } from "@/lib/core/guess-language";
import { titleSize } from "./title-size";

interface PageHeaderProps {
  title: ReactNode;
  /** One sentence below the page title. */
  description?: ReactNode;
  /** Whether the description is beside the title, on phones at the right edge. It must be short. */
  isBesideTitle?: boolean;
  /** The action buttons to the right of the page's title, or below it. */
  actions?: ReactNode;
}

/**
 * Renders the title of a page as its only `h1`, with the actions to the right of it. If the longest word of
 * the title does not fit beside the actions, they are below the title, so that the word is not broken.
 */
export function PageHeader({
  title,
  description,
  isBesideTitle = false,
  actions,
}: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div
        className={cn(
          "flex max-w-full min-w-0 grow basis-[min-content] py-1",
          isBesideTitle
            ? "flex-wrap items-baseline gap-x-3 md:gap-x-4"
            : // The height of the actions, also while they are hidden: a title of one line is beside their middle.
              ["flex-col justify-center", actions !== undefined && "min-h-12"],
        )}
      >
        <h1
          className={cn(
            "leading-tight font-bold wrap-break-word",
            titleSize(typeof title === "string" ? title : ""),
          )}
          lang={typeof title === "string" ? guessLanguage(title) : undefined}
        >
          {title}
        </h1>
        {description && (
          <p
            className={cn(
              "text-muted-foreground mt-1",
              // Between 1024 and 1279 px it is below the title from the start, because the actions that are added
              // after the hydration leave no space beside it.
              // The tooltip of a time must not be wider than the space to its right.
              isBesideTitle &&
                "mt-0 lg:max-xl:basis-full max-md:ml-auto max-md:text-sm max-md:**:[[role=tooltip]]:right-0 max-md:**:[[role=tooltip]]:left-auto",
            )}
          >
            {description}
          </p>
        )}
      </div>
      {actions && (
        <div className="ml-auto flex shrink-0 items-center gap-2 empty:hidden">{actions}</div>
      )}
    </header>
  );
}
