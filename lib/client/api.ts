import { TAB_HEADER } from "@/lib/core/realtime-change";
import type { InputIssue } from "../core/errors";
import { PRODUCT } from "../core/product";
import { nextTask } from "./next-task";
import { TAB } from "./tab";

const UNREACHED_MESSAGE = `${PRODUCT} cannot be reached. Check your connection and try again.`;
const OFFLINE_MESSAGE = "You are offline. Check your connection and try again.";

interface ErrorBody {
  message?: unknown;
  code?: unknown;
  issues?: unknown;
}

interface ApiErrorDetails {
  /** HTTP status of the response; 0 when there was none. */
  status: number;
  code?: string;
  serverMessage?: string;
  issues?: InputIssue[];
  body?: unknown;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/**
 * A failed call. `message` is for the console: the status, a colon, then the body or the status
 * text. `serverMessage` is safe to show.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** The stable code of the error response. */
  readonly code: string | undefined;
  /** The `message` of the response, safe to show; our own sentence when the network failed. */
  readonly serverMessage: string | undefined;
  readonly issues: readonly InputIssue[];
  /** The parsed body of the error response, for further keys such as `activeUpdateId`. */
  readonly body: unknown;
  /** `Retry-After` of the response, in seconds. */
  readonly retryAfterSeconds: number | undefined;

  constructor(text: string, details: ApiErrorDetails) {
    super(text, { cause: details.cause });
    this.status = details.status;
    this.code = details.code;
    this.serverMessage = details.serverMessage;
    this.issues = details.issues ?? [];
    this.body = details.body;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  /** Whether the network failed: there was no response. */
  get isNetworkFailure(): boolean {
    return this.status === 0;
  }
}

/** Returns the failed call behind an error: the error itself, or its cause. */
function failedCall(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  return error instanceof Error && error.cause ? failedCall(error.cause) : undefined;
}

/** Returns the message of an error that is safe to show, or undefined. */
export function messageToShow(error: unknown): string | undefined {
  return failedCall(error)?.serverMessage;
}

/**
 * Statuses of failures whose cause the person can act on: no network (0), a missing permission, a missing row, a
 * conflict such as a reached limit, and a busy server.
 */
const EXPLAINED = [0, 403, 404, 409, 503];

/**
 * Returns the cause of a failed call for the second line of its toast. Returns undefined if form fields show the cause,
 * or if the person cannot act on it.
 */
export function reasonToShow(error: unknown): string | undefined {
  const failure = failedCall(error);
  if (!failure || failure.issues.length > 0) return undefined;
  return EXPLAINED.includes(failure.status) ? failure.serverMessage : undefined;
}

/** Returns whether a call failed with that status. */
export function hasStatus(error: unknown, status: number): boolean {
  return failedCall(error)?.status === status;
}

function isIssue(value: unknown): value is InputIssue {
  return (
    typeof value === "object" &&
    value !== null &&
    "path" in value &&
    typeof value.path === "string" &&
    "message" in value &&
    typeof value.message === "string"
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Parses `Retry-After` in seconds. Our server never sends the form with a date. */
function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get("retry-after") ?? undefined);
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** Creates the error for a response with a status other than 2xx. */
export async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text();
  const body = parseJson(text);
  const { message, code, issues }: ErrorBody =
    typeof body === "object" && body !== null ? body : {};
  return new ApiError(`${response.status}: ${text || response.statusText}`, {
    status: response.status,
    code: typeof code === "string" ? code : undefined,
    serverMessage: typeof message === "string" ? message : undefined,
    issues: Array.isArray(issues) ? issues.filter(isIssue) : [],
    body,
    retryAfterSeconds: retryAfter(response),
  });
}

/** Creates the error for a call without a response. */
export function networkFailure(cause?: unknown): ApiError {
  const serverMessage = navigator.onLine ? UNREACHED_MESSAGE : OFFLINE_MESSAGE;
  return new ApiError(`0: ${serverMessage}`, { status: 0, code: "network", serverMessage, cause });
}

interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Sends the call even if the page is closed meanwhile (`keepalive`). */
  isKeptAlive?: boolean;
}

async function call<Result>(
  method: string,
  path: string,
  body: unknown,
  { signal, headers, isKeptAlive = false }: CallOptions = {},
): Promise<Result> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      signal,
      credentials: "same-origin",
      keepalive: isKeptAlive,
      headers: {
        Accept: "application/json",
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(method === "GET" ? {} : { [TAB_HEADER]: TAB }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (cause) {
    // An aborted call is not reported as a failure.
    if (signal?.aborted) throw cause;
    throw networkFailure(cause);
  }
  if (!response.ok) throw await toApiError(response);
  return (response.status === 204 ? undefined : await response.json()) as Result;
}

/**
 * Calls our API: relative URLs, JSON in both directions. `Result` is the type of the route's output
 * schema; a response without a body is `undefined`.
 * @throws {ApiError} for every response other than 2xx, and when there is no response.
 */
export const api = {
  get: async <Result>(path: string, options?: CallOptions) => {
    // The effects of a screen start all its reads in one task, and the first `fetch` of a page alone takes 70 ms on a
    // phone that is four times slower than a computer.
    await nextTask();
    return call<Result>("GET", path, undefined, options);
  },
  post: <Result>(path: string, body?: unknown, options?: CallOptions) =>
    call<Result>("POST", path, body, options),
  put: <Result>(path: string, body?: unknown, options?: CallOptions) =>
    call<Result>("PUT", path, body, options),
  patch: <Result>(path: string, body?: unknown, options?: CallOptions) =>
    call<Result>("PATCH", path, body, options),
  delete: <Result>(path: string, body?: unknown, options?: CallOptions) =>
    call<Result>("DELETE", path, body, options),
};
