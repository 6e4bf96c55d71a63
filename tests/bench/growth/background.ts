import { record } from "../record";
import { throughput, timeOf } from "../two-servers";
import type { Place } from "./place";

const NOTIFICATIONS = 20_000;
const WRITERS = 8;
const JOBS = 1_000;
const ROUNDS = 3;
const ROUND_MS = 2_000;

const change = (text: string) =>
  JSON.stringify({
    kind: "items",
    ids: [1, 2, 3],
    by: { userId: 1, username: "person-1" },
    tab: "a-tab-of-the-benchmark",
    at: new Date().toISOString(),
    detail: text,
  });

/** Measures how many changes of other households one process can discard, and what an announcement costs a commit. */
export async function measureNotifications(place: Place): Promise<void> {
  const [person] = place.people;
  if (!person) throw new Error("Nobody is signed in");
  const stream = await fetch(`${place.app.url}/api/events`, { headers: { cookie: person.cookie } });
  const reader = stream.body?.getReader();
  const decoder = new TextDecoder();
  const arrival = async () => {
    for (let text = ""; !text.includes("last change");) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) throw new Error("The stream ended");
      text += decoder.decode(value, { stream: true });
    }
  };
  // One transaction announces all changes, so that the listening process is measured and not the commits.
  const ms = await timeOf(async () => {
    await place.client.query(
      "SELECT announce_change($1, $2::jsonb || jsonb_build_object('detail', number)) FROM generate_series(1, $3::int) AS number",
      [person.householdId + 1, change(""), NOTIFICATIONS],
    );
    await place.client.query("SELECT announce_change($1, $2::jsonb)", [
      person.householdId,
      change("last change"),
    ]);
    await arrival();
  });
  await reader?.cancel();
  const size = Buffer.byteLength(change("")) + 40;
  record(
    "changes of other households that one process receives and discards",
    `${perSecond(NOTIFICATIONS, ms)} a second, ${size} bytes each`,
  );
  await measureCommits(place);
}

/** Compares commits that announce a change with commits that do not, over the same connections. */
async function measureCommits(place: Place): Promise<void> {
  const writers = await Promise.all(Array.from({ length: WRITERS }, place.connect));
  const write = "UPDATE households SET name = name WHERE id = $1";
  const announced = `WITH written AS (${write} RETURNING id) SELECT announce_change(id, $2::jsonb) FROM written`;
  const rates = { silent: [] as number[], announced: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.silent.push(
      await throughput(WRITERS, ROUND_MS, async (at) => writers[at]?.query(write, [at + 1])),
    );
    rates.announced.push(
      await throughput(WRITERS, ROUND_MS, async (at) =>
        writers[at]?.query(announced, [at + 1, change("")]),
      ),
    );
  }
  await Promise.all(writers.map((writer) => writer.end()));
  const [silent, loud] = [Math.max(...rates.silent), Math.max(...rates.announced)];
  record(
    `commits over ${WRITERS} connections, without and with an announced change`,
    `${silent.toFixed(0)} and ${loud.toFixed(0)} a second: ${(silent / loud).toFixed(2)} ×`,
  );
}

/** Measures jobs with one short step: a password reset for an address that nobody has. */
export async function measureJobs({ client }: Place): Promise<void> {
  const finished = async () => {
    const { rows } = await client.query<{ count: string }>(
      "SELECT count(*) FROM job_runs WHERE function_id LIKE '%send-password-reset' AND status = 'completed'",
    );
    return Number(rows[0]?.count);
  };
  const ms = await timeOf(async () => {
    await client.query(
      `SELECT graphile_worker.add_job('start-runs', json_build_object(
        'id', 'bench:' || number, 'name', 'password-reset/requested', 'ts', 0,
        'data', json_build_object('userId', 0, 'householdId', 0, 'requestId', gen_random_uuid())))
      FROM generate_series(1, ${JOBS}) AS number`,
    );
    const end = Date.now() + 120_000;
    while ((await finished()) < JOBS) {
      if (Date.now() > end) throw new Error(`Only ${await finished()} jobs have ended`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  record("jobs of one step that one instance finishes", `${perSecond(JOBS, ms)} a second`);
}

const perSecond = (count: number, ms: number) =>
  Math.round((count * 1_000) / ms).toLocaleString("en");
