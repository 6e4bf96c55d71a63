import type { ReactNode } from "react";

interface PageHeaderProps {
  title: ReactNode;
  /** One sentence below the page title. */
  description?: ReactNode;
  /** The action buttons to the right of the page's title. */
  actions?: ReactNode;
}

/** Renders the title of a page as its only `h1`, with the actions to the right of it. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <header className="mb-6 flex items-start justify-between gap-4">
      <div className="min-w-0 py-1">
        <h1 className="text-2xl leading-tight font-bold wrap-anywhere md:text-3xl">{title}</h1>
        {description && <p className="text-muted-foreground mt-1">{description}</p>}
      </div>
      {actions && <div className="flex shrink-0 items-center gap-2">{actions}</div>}
    </header>
  );
}
