import { Link2Off } from "lucide-react";
import { Name } from "@/components/shared/name";
import { additionLabel } from "@/lib/features/shopping-additions/model/rules";
import type { SharedRow } from "@/lib/features/shopping-links/model/dto";

/**
 * Shows that a shopping link has ended, and what to do. The page cannot tell why, because the server gives one answer
 * for all links that are not open.
 * @param unsaved the rows whose ticks were not saved
 */
export function EndedLink({ unsaved }: { unsaved: readonly SharedRow[] }) {
  return (
    <div
      role="status"
      className="bg-card shadow-raised rounded-2xl border px-5 py-8 text-center text-pretty md:px-10 md:py-12"
    >
      <div className="bg-accent text-accent-foreground mx-auto mb-5 flex size-18 items-center justify-center rounded-full">
        <Link2Off aria-hidden className="size-8" strokeWidth={1.75} />
      </div>
      <h1 className="text-xl font-semibold text-balance">This link has ended</h1>
      <p className="mt-2 text-lg leading-snug text-balance">
        Ask the person who sent it for a new link.
      </p>
      {unsaved.length > 0 && (
        <div className="mt-6 border-t pt-6 text-left">
          <p className="font-semibold">These ticks were not saved:</p>
          <ul className="mt-1 list-disc pl-5">
            {unsaved.map((row) => (
              <Name as="li" key={`${row.kind}:${row.id}`}>
                {additionLabel(row)}
              </Name>
            ))}
          </ul>
        </div>
      )}
      <div className="text-muted-foreground mt-6 flex justify-center border-t pt-6 text-left text-sm">
        <div>
          <p>A shopping link ends:</p>
          <ul className="mt-1 list-disc pl-5">
            <li>after a day</li>
            <li>when its list is cleared or replaced</li>
            <li>when somebody ends it</li>
          </ul>
        </div>
      </div>
    </div>
  );
}
