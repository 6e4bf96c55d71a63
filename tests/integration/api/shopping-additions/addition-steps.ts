import type { Added, Addition } from "@/lib/features/shopping-additions/model/dto";
import type { AddInput, ChangeAddition } from "@/lib/features/shopping-additions/model/schema";
import { call, type Caller } from "@/tests/support/call";

const PATH = "/api/shopping-additions";

const withKey = (key?: string): Record<string, string> => (key ? { "idempotency-key": key } : {});

/** Returns functions that send the API calls of additions as the given person. */
export function additionsOf(person: Caller) {
  return {
    add: (input: AddInput, key?: string) =>
      call<Added & { message?: string }>(person, "POST", PATH, input, withKey(key)),
    all: async () => (await call<Addition[]>(person, "GET", PATH)).body,
    change: (id: number, change: ChangeAddition, key?: string) =>
      call<Addition>(person, "PUT", `${PATH}/${id}`, change, withKey(key)),
    remove: (id: number, key?: string) =>
      call(person, "DELETE", `${PATH}/${id}`, undefined, withKey(key)),
    restore: (id: number, key?: string) =>
      call<Addition & { message?: string }>(
        person,
        "POST",
        `${PATH}/${id}/restore`,
        undefined,
        withKey(key),
      ),
  };
}
