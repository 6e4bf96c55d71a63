import { vi } from "vitest";

interface Answer {
  status?: number;
  body?: unknown;
}

/** A call that the rendered screen has made, as recorded by `fakeApi`. */
export interface Call {
  method: string;
  path: string;
  body: unknown;
}

/**
 * Responds to the browser's calls by "METHOD /path". A function is called with the call to create the response.
 * An unknown call fails with a network error.
 * @returns the calls so far, in their order
 */
export function fakeApi(
  answers: Record<string, Answer | ((call: Call) => Answer | Promise<Answer>)>,
): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit) => {
    const call = {
      method,
      path,
      body: typeof body === "string" ? (JSON.parse(body) as unknown) : undefined,
    };
    calls.push(call);
    const found = answers[`${method} ${path}`];
    if (!found) throw new TypeError("Failed to fetch");
    const { status = 200, body: answer } = typeof found === "function" ? await found(call) : found;
    return new Response(answer === undefined ? null : JSON.stringify(answer), { status });
  });
  return calls;
}
