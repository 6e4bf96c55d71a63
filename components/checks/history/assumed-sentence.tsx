/** Tells how many entries of a completed check nobody has counted. Nothing where there are none. */
export function AssumedSentence({ count }: { count: number | null }) {
  if (!count) return null;
  return (
    <p>
      {count === 1
        ? "1 item was taken as recorded, not counted."
        : `${count} items were taken as recorded, not counted.`}
    </p>
  );
}
