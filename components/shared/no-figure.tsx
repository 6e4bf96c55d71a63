/** Shows a dash in place of a figure. Its tooltip, and the text for screen readers, says why there is none. */
export function NoFigure({ reason }: { reason: string }) {
  return (
    <span className="text-muted-foreground" title={reason}>
      <span aria-hidden>–</span>
      <span className="sr-only">{reason}</span>
    </span>
  );
}
