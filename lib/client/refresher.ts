import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";

const GATHER_MS = 50;
const LONGEST_WAIT_MS = 5_000;

/**
 * Refetches queries that others have changed. Several changes at once cause one fetch. A refetch
 * waits while this tab runs mutations, but at most five seconds.
 */
export class Refresher {
  private readonly due = new Map<string, QueryKey>();
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly queryClient: QueryClient) {}

  refresh(queryKeys: readonly QueryKey[]): void {
    if (this.due.size === 0) this.since = Date.now();
    for (const queryKey of queryKeys) this.due.set(hashKey(queryKey), queryKey);
    this.timer ??= setTimeout(() => this.flush(), GATHER_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.due.clear();
  }

  private flush(): void {
    this.timer = undefined;
    const isBusy = this.queryClient.isMutating() > 0;
    if (isBusy && Date.now() - this.since < LONGEST_WAIT_MS) {
      this.timer = setTimeout(() => this.flush(), GATHER_MS);
      return;
    }
    const queryKeys = [...this.due.values()];
    this.due.clear();
    for (const queryKey of queryKeys) void this.queryClient.invalidateQueries({ queryKey });
  }
}
