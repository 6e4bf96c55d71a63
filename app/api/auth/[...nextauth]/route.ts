import { NextRequest, NextResponse } from "next/server";
import NextAuth, { type NextAuthOptions } from "next-auth";
import { decode } from "next-auth/jwt";
import CredentialsProvider from "next-auth/providers/credentials";
import { z } from "zod";
import { env } from "@/lib/core/env";
import { AppError, notFound } from "@/lib/core/errors";
import { logger } from "@/lib/core/logger";
import { loginSchema } from "@/lib/features/accounts/model/schema";
import { signIn } from "@/lib/features/accounts/server/commands/sign-in";
import { clearCache } from "@/lib/http/clear-cache";
import { endEarlierSession } from "@/lib/http/end-earlier-session";
import { errorResponse } from "@/lib/http/error-response";
import { requireSameOrigin } from "@/lib/http/origin";
import { readBody, readText } from "@/lib/http/read-body";
import { requestInfo } from "@/lib/http/request";
import { requestSource } from "@/lib/http/request-source";
import { deviceCookie } from "@/lib/server/device-cookie";
import { readSession, revokeSession } from "@/lib/server/session";
import {
  type HttpOnlyCookie,
  isSecure,
  SESSION_LIFETIME_MS,
  sessionCookieName,
} from "@/lib/server/session-cookie";

// With AUTH_TRUST_HOST, next-auth uses the host of the request for its URLs. The host was set by our server or by the
// platform, so it is trustworthy.
process.env.AUTH_TRUST_HOST ??= "1";

/**
 * Returns the options for the next-auth endpoints, which sign in and out with the same code and the
 * same sessions as /api/login.
 * @param onSignIn is called with the token for the device cookie.
 */
function authOptions(request: NextRequest, onSignIn: (device: string) => void): NextAuthOptions {
  return {
    secret: env().NEXTAUTH_SECRET,
    logger: {
      // next-auth logs an expired cookie as an error, although the application has not failed. All
      // log entries of next-auth therefore get the level debug. Exceptions of next-auth propagate.
      error: (code) => logger.debug({ code }, "next-auth"),
      warn: (code) => logger.debug({ code }, "next-auth"),
      debug: (code) => logger.debug({ code }, "next-auth"),
    },
    session: { strategy: "jwt", maxAge: SESSION_LIFETIME_MS / 1000 },
    pages: { signIn: "/auth", error: "/auth" },
    useSecureCookies: isSecure(request.headers),
    cookies: {
      sessionToken: {
        name: sessionCookieName(request.headers),
        options: {
          httpOnly: true,
          sameSite: "lax",
          path: "/",
          secure: isSecure(request.headers),
        },
      },
    },
    providers: [
      CredentialsProvider({
        credentials: { username: {}, password: {} },
        authorize: async (credentials) => {
          const input = loginSchema.safeParse({
            username: credentials?.username,
            password: credentials?.password,
          });
          if (!input.success) return null;
          try {
            const source = requestSource(request);
            const { session, device, user } = await signIn({ ...input.data, source });
            onSignIn(device);
            await endEarlierSession(request);
            return { id: session.id, name: user.username, email: user.email };
          } catch (error) {
            if (error instanceof AppError && error.code === "unauthenticated") return null;
            throw error;
          }
        },
      }),
    ],
    jwt: {
      // A session that was revoked on the server is invalid, even if the cookie is intact.
      decode: async (parameters) =>
        (await readSession(parameters.token)) ? decode(parameters) : null,
    },
    callbacks: {
      jwt: ({ token, user, trigger }) => ({
        ...token,
        ...(trigger === "signIn" ? { sid: user.id } : {}),
      }),
    },
    events: {
      signOut: async ({ token }) => {
        if (typeof token.sid === "string") await revokeSession(token.sid);
      },
    },
  };
}

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

/**
 * The supported next-auth endpoints. The others respond with errors of their own, or are not needed
 * here.
 */
const ADDRESSES = {
  GET: /^(csrf|providers|session|signin|signout|error)$/,
  POST: /^(signin\/credentials|callback\/credentials|signout)$/,
};

function answer(method: keyof typeof ADDRESSES) {
  return async (request: NextRequest, context: Context): Promise<Response> => {
    try {
      requireSameOrigin(request);
      const { nextauth } = await context.params;
      if (!ADDRESSES[method].test(nextauth.join("/"))) throw notFound("Address");
      const readable = method === "POST" ? await withFields(request) : request;
      let device: string | undefined;
      const options = authOptions(request, (token) => {
        device = token;
      });
      const response = (await NextAuth(readable, context, options)) as Response;
      adaptCookies(response, request);
      if (device !== undefined) addCookie(response, deviceCookie(request.headers, device));
      return response;
    } catch (error) {
      return errorResponse(error, requestInfo(request));
    }
  };
}

/**
 * Returns the request with a body that next-auth can parse. The parser of next-auth throws unless the body is
 * a form or an object.
 * @throws {AppError} `too_large` or `invalid_input`.
 */
async function withFields(request: NextRequest): Promise<NextRequest> {
  const body = request.headers.get("content-type")?.includes("application/json")
    ? await readBody(request, z.record(z.string(), z.string()))
    : Object.fromEntries(new URLSearchParams(await readText(request)));
  const headers = new Headers(request.headers);
  headers.set("content-type", "application/json");
  headers.delete("content-length");
  return new NextRequest(request.url, { method: "POST", headers, body: JSON.stringify(body) });
}

/**
 * Removes the expiry from the session cookie of next-auth, because the application sets a session cookie
 * without expiry unless the person chose to stay signed in. Clears the browser's cache on sign-out.
 */
function adaptCookies(response: Response, request: NextRequest): void {
  const name = sessionCookieName(request.headers);
  const cookies = response.headers.getSetCookie();
  response.headers.delete("set-cookie");
  for (const cookie of cookies) {
    const isGone = cookie.startsWith(`${name}=;`);
    const isLive = cookie.startsWith(`${name}=`) && !isGone;
    response.headers.append("set-cookie", isLive ? cookie.replace(/; Expires=[^;]*/i, "") : cookie);
    if (isGone && request.method === "POST") clearCache(request, response);
  }
}

function addCookie(response: Response, cookie: HttpOnlyCookie): void {
  const { cookies, headers } = new NextResponse();
  cookies.set(cookie);
  for (const line of headers.getSetCookie()) response.headers.append("set-cookie", line);
}

export const GET = answer("GET");
export const POST = answer("POST");
