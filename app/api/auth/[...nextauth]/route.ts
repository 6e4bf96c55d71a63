import type { NextRequest } from "next/server";
import NextAuth, { type NextAuthOptions } from "next-auth";
import { decode } from "next-auth/jwt";
import CredentialsProvider from "next-auth/providers/credentials";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { logger } from "@/lib/core/logger";
import { signIn } from "@/lib/features/accounts/commands/sign-in";
import { loginSchema } from "@/lib/features/accounts/schema";
import { clientAddress } from "@/lib/http/request";
import { readSession, revokeSession } from "@/lib/server/session";
import { isSecure, SESSION_LIFETIME_MS, sessionCookieName } from "@/lib/server/session-cookie";

// next-auth takes the request's own host for its addresses then. Our server, or the platform, wrote it.
process.env.AUTH_TRUST_HOST ??= "1";

/** next-auth's own endpoints sign in and out through the same code and the same sessions as /api/login. */
function authOptions(request: NextRequest): NextAuthOptions {
  return {
    secret: env().NEXTAUTH_SECRET,
    logger: {
      // A cookie that is no longer good is nobody's error; what next-auth throws comes out by itself.
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
            const address = clientAddress(request);
            const { session, user } = await signIn({ ...input.data, address });
            return { id: session.id, name: user.username, email: user.email };
          } catch (error) {
            if (error instanceof AppError && error.code === "unauthenticated") return null;
            throw error;
          }
        },
      }),
    ],
    jwt: {
      // A session that was revoked on the server is no session, whatever the cookie says.
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

async function handle(request: NextRequest, context: Context): Promise<Response> {
  const response = (await NextAuth(request, context, authOptions(request))) as Response;
  return forBrowserSession(response, sessionCookieName(request.headers));
}

/** next-auth gives its cookie an end; ours lasts for the browser's session unless the person chose otherwise. */
function forBrowserSession(response: Response, name: string): Response {
  const cookies = response.headers.getSetCookie();
  response.headers.delete("set-cookie");
  for (const cookie of cookies) {
    const isLive = cookie.startsWith(`${name}=`) && !cookie.startsWith(`${name}=;`);
    response.headers.append("set-cookie", isLive ? cookie.replace(/; Expires=[^;]*/i, "") : cookie);
  }
  return response;
}

export { handle as GET, handle as POST };
