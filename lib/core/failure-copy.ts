/** The texts of the toast after a failed call. */
export interface FailureCopy {
  title: string;
  /** Text of the toast when the server's message is not used, or there is none. */
  text: string;
  /** Uses the server's message instead of `text`, if there is one. */
  prefersServerMessage?: boolean;
}
