/** Shows the number of assumed entries of a completed check. Renders nothing for 0 or null. */
export function AssumedSentence({ count }: { count: number | null }) {
  if (!count) return null;
  return (
    <p className="text-muted-foreground text-sm">
      {count === 1
        ? "1 item was taken as recorded, not counted."
        : `${count} items were taken as recorded, not counted.`}
    </p>
  );
}
