import { shoppingLink } from "./documented-fields";
import { everybody, members, type Row, row } from "./row";

/** The expected status, answer and realtime changes of each API call for shopping links. */
export const SHOPPING_LINK_ROWS: readonly Row[] = [
  row("GET", "/api/shopping-links", members(200, 200, 403, 200), { answers: shoppingLink }),
  row("POST", "/api/shopping-links", members(201, 201, 403, 404), {
    body: ({ listId }) => ({ listId }),
    answers: `${shoppingLink} link`,
    refuses: { listId: "id" },
    announces: { shoppingLinks: "created" },
  }),
  // The link of the test data belongs to another member: only admins may end it.
  row("DELETE", "/api/shopping-links/[id]", members(204, 403, 403, 404), {
    of: (ids) => ids.shoppingLinkId,
    announces: { shoppingLinks: "shoppingLinkId" },
  }),
  // These calls require no session, only the token of a shopping link. The token here belongs to none, hence 404.
  row("GET", "/api/shop/[token]", everybody(404), { path: "/api/shop/none" }),
  row("PATCH", "/api/shop/[token]", everybody(404), {
    path: "/api/shop/none",
    body: ({ lineId }) => ({ kind: "line", id: lineId, purchased: true }),
    refuses: { kind: null, id: "id", purchased: "boolean", observedAt: "moment" },
    announces: null,
  }),
];
