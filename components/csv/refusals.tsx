import type { Refusal } from "@/lib/features/csv/model/dto";

/**
 * Lists the refused rows, each with its number and the reason. The list scrolls: it can be long.
 */
export function Refusals({ refused }: { refused: readonly Refusal[] }) {
  return (
    <div
      role="region"
      aria-label="Refused rows"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
      tabIndex={0}
      className="bg-sunken max-h-40 shrink-0 overflow-y-auto rounded-xl p-4"
    >
      <ul className="space-y-1.5 text-base select-text">
        {refused.map(({ row, reason }, index) => (
          <li key={index} className="wrap-anywhere">
            <span className="font-semibold tabular-nums">Row {row}:</span> {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
