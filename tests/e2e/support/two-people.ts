import type { Browser, BrowserContext, Page } from "@playwright/test";
import pg from "pg";
import { openEmbeddedDatabase } from "../../../lib/server/embedded/open-database";
import { newPerson, watchForErrors, type Person } from "./test";

/** Somebody with a browser of their own. */
export interface Device extends Person {
  context: BrowserContext;
  page: Page;
  errors: string[];
  post: <Body>(path: string, body?: object) => Promise<Body>;
}

/** An admin and an assistant of one household, each on a device of their own, both signed in. */
export async function twoPeople(browser: Browser): Promise<[Device, Device]> {
  const admin = await newDevice(browser);
  const assistant = await newDevice(browser);
  await joinHousehold(assistant, admin);
  return [admin, assistant];
}

async function newDevice(browser: Browser): Promise<Device> {
  const person = newPerson();
  const context = await browser.newContext();
  const errors = watchForErrors(context);
  const page = await context.newPage();
  const post = async <Body>(path: string, body?: object) => {
    const response = await context.request.post(path, body ? { data: body } : {});
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return (await response.json()) as Body;
  };
  await post("/api/register", { ...person, privacyConsent: true, termsConsent: true });
  return { ...person, context, page, errors, post };
}

/** An invitation would go by mail: this takes the short way, through the database. */
async function joinHousehold(guest: Person, host: Person): Promise<void> {
  const dataDir = process.env.APP_DATA_DIR;
  if (!dataDir) throw new Error("The app under test has no data folder");
  const database = await openEmbeddedDatabase({ dataDir, log: () => undefined });
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query(
    `UPDATE users SET role = 'assistant',
      household_id = (SELECT household_id FROM users WHERE username = $1) WHERE username = $2`,
    [host.username, guest.username],
  );
  await client.end();
  await database.stop();
}
