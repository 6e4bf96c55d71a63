import { type ChangeKind, changeKinds } from "@/lib/core/realtime-change";

/** How long realtime changes are remembered for pages whose event stream opens later, in milliseconds. */
const MEMORY_MS = 5 * 60_000;

/** The latest changes of each household, for pages that were loaded before their stream opened. */
export class RecentChanges {
  private readonly households = new Map<number, Map<ChangeKind, number>>();
  private heardSince = Infinity;

  /** Marks that the database listener is connected, so that changes are recorded from now on. */
  begin(): void {
    this.heardSince = Math.min(this.heardSince, Date.now());
  }

  /** Marks that the listener for realtime changes is disconnected, so that changes may be missed. */
  lose(): void {
    this.heardSince = Infinity;
  }

  remember(householdId: number, kind: ChangeKind): void {
    const kinds = this.households.get(householdId) ?? new Map<ChangeKind, number>();
    this.households.set(householdId, kinds.set(kind, Date.now()));
  }

  /**
   * Returns what may have changed in a household during the last `ageMs` milliseconds: everything, if the listener
   * was disconnected meanwhile.
   */
  within(householdId: number, ageMs: number): readonly ChangeKind[] {
    const since = Date.now() - ageMs;
    if (ageMs > MEMORY_MS || since < this.heardSince) return changeKinds;
    const kinds = [...(this.households.get(householdId) ?? [])];
    return kinds.filter(([, at]) => at > since).map(([kind]) => kind);
  }

  forgetOld(): void {
    const since = Date.now() - MEMORY_MS;
    for (const [householdId, kinds] of this.households) {
      if (Math.max(...kinds.values()) < since) this.households.delete(householdId);
    }
  }
}
