/** What a failed call says. */
export interface FailureCopy {
  title: string;
  /** What is said where the server's own message is not used, or did not come. */
  text: string;
  /** Says the server's message instead, where it sent one. */
  prefersServerMessage?: boolean;
}
