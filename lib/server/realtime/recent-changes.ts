import { type ChangeKind, changeKinds } from "@/lib/core/realtime-change";

/** How long it is remembered what changed, in milliseconds. */
const MEMORY_MS = 5 * 60_000;

/** When which household changed last, and in what: for pages that were loaded before their stream was there. */
export class RecentChanges {
  private readonly households = new Map<number, Map<ChangeKind, number>>();
  private heardSince = Infinity;

  /** Everything that is committed from now on is heard. */
  begin(): void {
    this.heardSince = Math.min(this.heardSince, Date.now());
  }

  /** The connection is gone, and what is announced is missed. */
  lose(): void {
    this.heardSince = Infinity;
  }

  remember(householdId: number, kind: ChangeKind): void {
    const kinds = this.households.get(householdId) ?? new Map<ChangeKind, number>();
    this.households.set(householdId, kinds.set(kind, Date.now()));
  }

  /**
   * What may have changed in a household during the last `ageMs` milliseconds: everything, where nobody
   * listened for so long.
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
