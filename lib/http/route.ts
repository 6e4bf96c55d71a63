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
  /** Checks the JSON body. Without it the body is not read. */
  body?: Body;
  /** The most bytes that the body may have, where it is not what every other may. */
  maxBodyBytes?: number;
  /** Checks the query string. */
  query?: Query;
  /** Schema of the answer: unknown keys are dropped. Without it the answer has no body. */
  output?: Output;
  /** The status of the good answer; without it 200, or 204 where there is no output. */
  status?: number;
}

interface Given<Body extends z.ZodType, Query extends z.ZodType> {
  request: NextRequest;
  body: z.output<Body>;
  query: z.output<Query>;
  /** The `{id}` of the path; 0, which no row has, where the path has none. */
  id: number;
  /** The rest of the path, where the route takes one (`[...path]`). */
  path: string;
  /** The `{token}` of the path; empty where the path has none. */
  token: string;
  /** Sets the session cookie in the good answer; null removes the cookie. */
  setSession: (session: NamedSession | null) => void;
  /** Sets the token of the device cookie in the good answer; null removes the cookie. */
  setDevice: (token: string | null) => void;
}

type Result<Output extends z.ZodType> = Promise<z.input<Output>>;
interface Context {
  /** Parameters of the path; undefined where it has none. */
  params: Promise<Record<string, string | string[] | undefined> | undefined>;
}

type RouteHandler = (request: NextRequest, context: Context) => Promise<Response>;

/**
 * A call of the API for signed-in people. It looks, in this order, at the session (401), the origin and
 * the role (403), the number of requests (429) and the input (400), then does the work. Whatever is
 * thrown on the way becomes an answer, in one table. A call with a `limit` waits before its input is read, for as
 * long as the household runs as many of them as it may (503).
 * @param operation the command or read that the call is for, which names the permission
 * @param handle calls `run`, the operation for the person who calls
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
    /** Counts each call for the household. */
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

/** A call of the API that needs no session. Otherwise as `route`. */
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
  // Operations without JSON, such as photos, return a complete answer.
  if (answer instanceof NextResponse) return answer;
  return jsonAnswer(JSON.stringify(answer), status);
}

/** @throws {AppError} `not_found`: an id that no row can have is a row that does not exist. */
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
