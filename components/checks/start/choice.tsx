/** The classes of a button that starts a check. It is as wide as the other one and has two lines. */
export const CHOICE =
  "min-h-14 w-full flex-col gap-0 py-1.5 leading-tight whitespace-normal aria-busy:flex-row aria-busy:gap-2";

/** Shows what a button that starts a check asks for, below its label. */
export function ChoiceDetail({ id, children }: { id?: string; children: string }) {
  return (
    <span id={id} className="text-xs leading-4 font-medium tabular-nums">
      {children}
    </span>
  );
}
