import { createStage, type Stage, STAGE_PASSWORD } from "@/tests/screens/stage";
import { stages } from "@/tests/screens/stages";
import type { State } from "@/tests/screens/table";
import { signInAt } from "./enter";

/** What a browser needs to open a state of a screen. */
interface PreparedState {
  url: string;
  /** The session of the visitor; undefined without one. */
  cookie: string | undefined;
}

/** Returns a function that creates the household of a state. States of the same household and names share it. */
export function statePreparer(): (state: State) => Promise<PreparedState> {
  const households = new Map<string, Stage>();
  return async ({ entry }) => {
    const base = process.env.APP_URL ?? "";
    if (!entry.stage) return { url: new URL(String(entry.path), base).href, cookie: undefined };
    const names = entry.names ?? "usual";
    const key = `${entry.stage} ${names}`;
    const stage = households.get(key) ?? (await createStage(stages[entry.stage], names));
    households.set(key, stage);
    const path = typeof entry.path === "string" ? entry.path : entry.path(stage);
    const url = new URL(path, base).href;
    if (entry.role === null) return { url, cookie: undefined };
    const username = stage.usernames[entry.role ?? "admin"];
    return { url, cookie: await signInAt(base, { username, password: STAGE_PASSWORD }) };
  };
}
