import { Progress } from "@/components/ui/progress";

interface StepsDoneProps {
  done: number;
  total: number;
  /** The plural noun of the unit, such as "photos". */
  noun: string;
  /** The accessible name of the progress bar. */
  label: string;
}

/** Shows the progress of a long operation: "3 of 12 photos" and a bar. */
export function StepsDone({ done, total, noun, label }: StepsDoneProps) {
  const percent = total === 0 ? 0 : Math.min(100, Math.round((done / total) * 100));
  return (
    <div>
      <p className="mb-2 text-base font-medium tabular-nums">
        {Math.min(done, total)} of {total} {noun}
      </p>
      <Progress value={percent} aria-label={label} />
    </div>
  );
}
