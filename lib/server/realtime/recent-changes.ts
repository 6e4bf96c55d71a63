/** How long realtime changes are remembered for pages whose event stream opens later, in milliseconds. */
const MEMORY_MS = 5 * 60_000;

/** Another instance may have rendered the page. The clocks of two instances differ by less, in milliseconds. */
const CLOCK_DIFFERENCE_MS = 1_000;

/** The time of the latest change of each household, for pages that were rendered before their stream opened. */
export class RecentChanges {
  private readonly changedAt = new Map<number, number>();
  private heardSince = Infinity;

  /** Marks that the database listener is connected, so that changes are recorded from now on. */
  begin(): void {
    this.heardSince = Math.min(this.heardSince, Date.now());
  }

  /** Marks that the listener for realtime changes is disconnected, so that changes may be missed. */
  lose(): void {
    this.heardSince = Infinity;
  }

  remember(householdId: number): void {
    this.changedAt.set(householdId, Date.now());
  }

  /**
   * Returns whether a household may have changed since a time, in milliseconds since 1970. True if the listener was
   * disconnected meanwhile.
   */
  mayHaveChanged(householdId: number, since: number): boolean {
    const from = since - CLOCK_DIFFERENCE_MS;
    if (from < Math.max(this.heardSince, Date.now() - MEMORY_MS)) return true;
    return (this.changedAt.get(householdId) ?? 0) >= from;
  }

  forgetOld(): void {
    const from = Date.now() - MEMORY_MS;
    for (const [householdId, at] of this.changedAt) {
      if (at < from) this.changedAt.delete(householdId);
    }
  }
}
