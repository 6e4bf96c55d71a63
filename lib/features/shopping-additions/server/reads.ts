import "server-only";
import { read } from "@/lib/policy/operation";
import { runStatement } from "@/lib/server/db";
import type { Addition } from "../model/dto";
import { selectOnList } from "./select-additions";

/** Returns what people have written on the shopping list and nobody has removed, in the order of writing. */
export const listAdditions = read("household:view", (actor): Promise<Addition[]> =>
  runStatement<Addition>("additions", selectOnList(actor.householdId)),
);
