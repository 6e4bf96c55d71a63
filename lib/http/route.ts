import { type NextRequest, NextResponse } from "next/server";
import type { z } from "zod";
import { AppError } from "../core/errors";
import { readId } from "../core/ids";
import type { Operation } from "../policy/operation";
import { requirePermission } from "../policy/require-permission";
import { deviceCookie } from "../server/device-cookie";
import { consume, consumeRequest, type SharedLimit } from "../server/rate-limit";
import { actorOf, readSession, type Session } from "../server/session";
import { type NamedSession, sessionCookie, sessionCookieName } from "../server/session-cookie";
import { runLimited, type WorkLimit } from "../server/work-limits";
import { clearCache, clearingCacheAfterSession } from "./clear-cache";
import { endEarlierSession } from "./end-earlier-session";
import { errorResponse, PRIVATE_HEADERS } from "./error-response";
import { jsonAnswer } from "./json-answer";
import { requireSameOrigin } from "./origin";
import { delayingRefusals } from "./overload";
import { checkInput, readBody } from "./read-body";
import { readTab, requestInfo } from "./request";

interface Shapes<Body extends z.ZodType, Query extends z.ZodType, Output extends z.ZodType> {
  /** The schema of the JSON body. Without it the body is not read. */
  body?: Body;
  /** Largest request body in bytes, if it differs from the default. */
  maxBodyBytes?: number;
  /** The schema of the query string. */
  query?: Query;
  /** The schema of the response: unknown keys are dropped. Without it the response has no body. */
  output?: Output;
  /** The status of a successful response; the default is 200, or 204 without output. */
  status?: number;
}

interface Given<Body extends z.ZodType, Query extends z.ZodType> {
  request: NextRequest;
  body: z.output<Body>;
  query: z.output<Query>;
  /** The `{id}` of the path; 0, which no row has, if the path has none. */
  id: number;
  /** The rest of the path of a catch-all route (`[...path]`). */
  path: string;
  /** The `{token}` of the path; empty if the path has none. */
  token: string;
  /** Sets the session cookie in a successful response; null deletes the cookie. */
  setSession: (session: NamedSession | null) => void;
  /** Sets the token of the device cookie in a successful response; null deletes the cookie. */
  setDevice: (token: string | null) => void;
}

type Result<Output extends z.ZodType> = Promise<z.input<Output>>;
interface Context {
  /** Parameters of the path; undefined if it has none. */
  params: Promise<Record<string, string | string[] | undefined> | undefined>;
}

type RouteHandler = (request: NextRequest, context: Context) => Promise<Response>;

/**
 * Creates the handler of an API route for signed-in people. It checks, in this order, the session (401), the
 * origin and the role (403), the rate limit (429) and the input (400), then runs the operation. Every thrown
 * error becomes an error response. If the household already runs as many calls as `limit` allows, a call
 * waits before its input is read, and gets a 503 response if it must wait too long.
 * @param operation the command or read of the route. It also defines the required permission.
 * @param handle calls `run`, the operation with the actor already applied, and returns the result
 */
export function route<
  Input extends unknown[],
  Found,
  Output extends z.ZodType = z.ZodVoid,
  Body extends z.ZodType = z.ZodVoid,
  Query extends z.ZodType = z.ZodVoid,
>(
  operation: Operation<Input, Found>,
  options: Shapes<Body, Query, Output> & {
    limit?: WorkLimit;
    /**
     * The rate limit under which each call counts. It is shared by all members of the household.
     */
    rateLimit?: SharedLimit;
  },
  handle: (
    given: Given<Body, Query> & { run: (...input: Input) => Promise<Found>; session: Session },
  ) => Result<Output>,
): RouteHandler {
  const answer = answering(async (request, context) => {
    const cookie = request.cookies.get(sessionCookieName(request.headers));
    const session = await readSession(cookie?.value);
    if (!session) throw new AppError("unauthenticated", "Please sign in.");
    requireSameOrigin(request);
    const actor = { ...actorOf(session), tab: readTab(request) };
    requirePermission(actor, operation.permission);
    const { limit, rateLimit } = options;
    const { householdId } = actor;
    const run = (...input: Input) => operation(actor, ...input);
    return delayingRefusals(async () => {
      await consumeRequest(session.id);
      if (rateLimit !== undefined) await consume(rateLimit, String(householdId));
      const answer = () =>
        respond(request, context, options, (given) => handle({ ...given, run, session }), session);
      if (limit === undefined) return answer();
      return runLimited(limit, { householdId, signal: request.signal }, answer);
    });
  });
  return clearingCacheAfterSession(answer);
}

/** Creates the handler of an API route that needs no session. Otherwise like `route`. */
export function publicRoute<
  Output extends z.ZodType = z.ZodVoid,
  Body extends z.ZodType = z.ZodVoid,
  Query extends z.ZodType = z.ZodVoid,
>(
  options: Shapes<Body, Query, Output>,
  handle: (given: Given<Body, Query>) => Result<Output>,
): RouteHandler {
  return answering(async (request, context) => {
    requireSameOrigin(request);
    return respond(request, context, options, handle);
  });
}

function answering(answer: RouteHandler): RouteHandler {
  return async (request, context) => {
    try {
      return await answer(request, context);
    } catch (error) {
      return errorResponse(error, requestInfo(request));
    }
  };
}

async function respond<Body extends z.ZodType, Query extends z.ZodType, Output extends z.ZodType>(
  request: NextRequest,
  context: Context,
  options: Shapes<Body, Query, Output>,
  handle: (given: Given<Body, Query>) => Result<Output>,
  session?: Session,
): Promise<Response> {
  const cookie: { names: NamedSession | null | undefined } = {
    names: session?.isRenewed ? { ...session, userId: session.user.id } : undefined,
  };
  let device: string | null | undefined;
  const result = await handle({
    request,
    // Input is validated (400) before a row is looked up (404).
    query: readQuery(request, options.query),
    body: (options.body
      ? await readBody(request, options.body, options.maxBodyBytes)
      : undefined) as z.output<Body>,
    id: await readPathId(context),
    path: await readPath(context),
    token: await readPathToken(context),
    setSession: (next) => {
      cookie.names = next;
    },
    setDevice: (token) => {
      device = token;
    },
  });
  const response = present(result, options);
  if (cookie.names !== undefined) {
    if (!session) await endEarlierSession(request);
    response.cookies.set(await sessionCookie(request.headers, cookie.names));
    if (cookie.names === null) clearCache(request, response);
  }
  if (device !== undefined) response.cookies.set(deviceCookie(request.headers, device));
  return response;
}

function present<Output extends z.ZodType>(
  result: z.input<Output>,
  { output, status }: { output?: Output; status?: number },
): NextResponse {
  if (!output) return new NextResponse(null, { status: status ?? 204, headers: PRIVATE_HEADERS });
  const answer = output.parse(result);
  // An operation whose answer is not JSON, such as the bytes of a photo, returns the response itself.
  if (answer instanceof NextResponse) return answer;
  return jsonAnswer(JSON.stringify(answer), status);
}

/**
 * Returns the id in the path.
 * @throws {AppError} `not_found` for a malformed or impossible id: no row can have it.
 */
async function readPathId(context: Context): Promise<number> {
  const text = (await context.params)?.id;
  if (text === undefined) return 0;
  const id = typeof text === "string" ? readId(text) : null;
  if (id === null) throw new AppError("not_found", "Not found");
  return id;
}

async function readPath(context: Context): Promise<string> {
  const path = (await context.params)?.path;
  return Array.isArray(path) ? path.join("/") : "";
}

async function readPathToken(context: Context): Promise<string> {
  const token = (await context.params)?.token;
  return typeof token === "string" ? token : "";
}

function readQuery<Query extends z.ZodType>(
  request: NextRequest,
  schema: Query | undefined,
): z.output<Query> {
  if (!schema) return undefined as z.output<Query>;
  return checkInput(schema, Object.fromEntries(request.nextUrl.searchParams));
}
