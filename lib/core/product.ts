/** The name of the product. */
export const PRODUCT = "Larder";

/** Specification, section 1. */
export const TAGLINE = "Track your household supplies with ease";

/** The account that the sign-in page advertises. */
export const DEMO_ACCOUNT = {
  username: "demo",
  password: "demo1234",
  email: "demo@larder.example",
} as const;
