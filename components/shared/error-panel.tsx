import { CloudAlert, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

interface ErrorPanelProps {
  title: string;
  /** The explanation of the error, below the title. It must be safe to display. */
  text?: ReactNode;
  onRetry?: () => void;
  /** A second action, below the retry button. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
}

/** Shows an error in place of a part of a screen, with a retry button. */
export function ErrorPanel({ title, text, onRetry, action, level = 2 }: ErrorPanelProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center"
    >
      <div className="bg-destructive-soft text-destructive mb-5 flex size-18 items-center justify-center rounded-full">
        <CloudAlert aria-hidden className="size-8" strokeWidth={1.75} />
      </div>
      <Heading className="text-lg font-semibold text-balance">{title}</Heading>
      {text && <p className="text-muted-foreground mt-2 text-pretty">{text}</p>}
      <div className="mt-6 flex flex-col items-stretch gap-2.5">
        {onRetry && (
          <Button size="lg" onClick={onRetry}>
            <RotateCw aria-hidden />
            Try again
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
