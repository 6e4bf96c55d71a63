/** The name of the product. */
export const PRODUCT = "Larder";

export const TAGLINE = "Track your household supplies with ease";

/** The demo account, which the entrance screen shows. */
export const DEMO_ACCOUNT = {
  username: "demo",
  password: "demo1234",
  email: "demo@larder.example",
} as const;
