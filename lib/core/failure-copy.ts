/** What a failed call says. */
export interface FailureCopy {
  title: string;
  /** Text of the toast when the server's message is not used, or there is none. */
  text: string;
  /** Uses the server's message instead of `text`, where it sent one. */
  prefersServerMessage?: boolean;
}
