/**
 * Sentences about what the demo account may not do, for screens and for the errors of refused calls.
 * `all` is for the login screen.
 */
export const demoLimits = {
  all: "The demo account cannot invite people, send mail, make shopping links, sign out devices, change its username, email or password, purge data or be deleted. Its household is put back every night.",
  username: "The demo account cannot change its username.",
  email: "The demo account cannot change its email.",
  password: "The demo account cannot change its password.",
  credentials: "The demo account cannot change its email or password.",
  devices: "The demo account cannot sign out devices.",
  leave: "The demo account cannot be deleted.",
  purge: "The demo household cannot be purged.",
  mail: "The demo household cannot send mail.",
  shoppingLink: "The demo household cannot make shopping links.",
  invite: "The demo household cannot invite anybody.",
} as const;
