/** The name of the product. */
export const PRODUCT = "Larder";

export const TAGLINE = "Track your household supplies with ease";

/** The demo account, which the entrance screen shows. */
export const DEMO_ACCOUNT = {
  username: "demo",
  password: "demo1234",
  email: "demo@larder.example",
} as const;

/** Returns whether a person is the demo account, which may do less than others (docs/decisions/0053). */
export function isDemoAccount({ username, email }: { username: string; email: string }): boolean {
  return username === DEMO_ACCOUNT.username && email === DEMO_ACCOUNT.email;
}
