import type { Browser, BrowserContext, Page } from "@playwright/test";
import { addMember, createHome, signIn } from "./household";
import { type Person, watchForErrors } from "./test";

/** A signed-in person with a separate browser context. */
export interface Device extends Person {
  context: BrowserContext;
  page: Page;
  errors: string[];
  post: <Body>(path: string, body?: object) => Promise<Body>;
}

/** Creates a household and signs in its admin and an assistant, each in a separate browser context. */
export async function twoPeople(browser: Browser): Promise<[Device, Device]> {
  const home = await createHome();
  const assistant = await addMember(home, "assistant");
  return [await openDevice(browser, home.admin), await openDevice(browser, assistant)];
}

async function openDevice(browser: Browser, person: Person): Promise<Device> {
  const context = await browser.newContext();
  const errors = watchForErrors(context);
  const page = await context.newPage();
  await signIn(page, person);
  const post = async <Body>(path: string, body?: object) => {
    const response = await context.request.post(path, body ? { data: body } : {});
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return (await response.json()) as Body;
  };
  return { ...person, context, page, errors, post };
}
