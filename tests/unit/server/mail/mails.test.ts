// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import {
  confirmEmailEmail,
  emailChangedEmail,
  passwordResetEmail,
} from "@/lib/features/accounts/server/email";
import { invitationEmail } from "@/lib/features/members/server/email";
import { reminderEmail } from "@/lib/features/reminders/server/email";
import { shoppingListEmail } from "@/lib/features/shopping-lists/server/email";
import { renderMail } from "@/lib/server/mail/render-mail";
import { hostileTexts } from "@/tests/support/hostile-texts";

const token = "a-token";

/** Returns a shopping list mail with two lines and two additions per name, one of each ticked. */
function listMail(householdName: string, names: readonly string[]) {
  return shoppingListEmail({
    id: 7,
    householdName,
    senderName: householdName,
    lines: names.flatMap((name) =>
      [false, true].map((purchased) => ({
        quantity: 2,
        packSize: 10,
        missing: 12,
        purchased,
        aiRationale: name,
        notAvailable: false,
        item: {
          // A mail shows the name beside the supermarket name, so the name contains the input too.
          name: `${name}!`,
          supermarketItemName: purchased ? null : name,
          unit: "piece" as const,
          location: { name },
        },
      })),
    ),
    additions: names.flatMap((name) =>
      [false, true].map((purchased) => ({ name, quantity: 3, purchased, addedBy: name })),
    ),
  });
}

/** Returns every mail with the same text in every place that contains a person's input. */
function mailsAbout(name: string) {
  return {
    invitation: invitationEmail({
      householdName: name,
      inviterName: name,
      role: "admin",
      token,
    }),
    password: passwordResetEmail({ username: name, token }),
    confirmation: confirmEmailEmail({ username: name, token }),
    notice: emailChangedEmail({ username: name }),
    reminder: reminderEmail({
      username: name,
      householdName: name,
      daysAgo: 9,
      unsubscribeToken: token,
    }),
    list: listMail(name, [name]),
  };
}

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

const elementsOf = (page: Document) =>
  [...page.querySelectorAll("*")].map(({ tagName }) => tagName);

type Name = keyof ReturnType<typeof mailsAbout>;
const names: Name[] = ["invitation", "password", "confirmation", "notice", "reminder", "list"];
/** Texts that the tests use as names in mails: hostile ones and one that is already escaped. */
const payloads = [...hostileTexts, "&lt;script&gt;alert(1)&lt;/script&gt;"];

/** Names that mail programs turn into links. */
const linkedByPrograms = [
  "evil.example",
  "www.evil.example",
  "http://evil.example/a?b=c",
  "https://localhost",
  "Visit evil.example, now",
  "a@evil.example",
  "mailto:a@evil.example",
  "tel:+4912345",
  "//evil.example/a",
  "\\\\evil\\share",
  "evil。example",
  "evil．example",
  "EVIL.EXAMPLE",
];
/** Characters that mail programs read as the beginning of an address or the end of a host name. */
const ADDRESS = /[^\s\u2060][.。．](?=\p{L})|:\/\/|(mailto|tel):\S|@[^\s\u2060]|\/\/|\\\\/u;
const OWN = "http://localhost:3000/";

/** Returns the texts of the elements, one per line, because a screen shows them separately. */
function textsOf(html: string): string {
  const walker = document.createTreeWalker(parse(html).body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  return texts.join("\n");
}

const withoutOwnLinks = (text: string) => text.replaceAll(/http:\/\/localhost:3000\/\S*/g, "");

/** Returns a text without word joiners and with one kind of quotation mark. */
const visible = (text: string) => text.replaceAll("\u2060", "").replaceAll(/["“”]/g, "’");

describe.each(names)("the %s mail", (name) => {
  const render = (text: string) => {
    return renderMail(mailsAbout(text)[name]);
  };
  // One mail contains all payloads, because rendering a mail for each of them takes 15 seconds. A payload that is
  // not escaped changes the elements or the text of the mail, whatever surrounds it.
  test("a mail shows hostile texts literally, in the same elements as any name", async () => {
    const text = payloads.join(" ");
    const { html, text: plain } = await render(text);
    const page = parse(html);
    expect(elementsOf(page)).toEqual(elementsOf(parse((await render("Mia")).html)));
    expect(visible(page.body.textContent)).toContain(visible(text));
    expect(visible(plain)).toContain(visible(text));
  });

  test("a mail contains no name in its subject and preview", () => {
    const { subject, preview } = mailsAbout("Mia")[name];
    expect(mailsAbout("Ben")[name]).toMatchObject({ subject, preview });
    expect(subject + preview).not.toContain("Mia");
  });

  test("a mail quotes names so that a name cannot end its quotation", async () => {
    const { text } = await render('Mia” said: "call 123');
    expect(text).toMatch(/“Mia’ said: ’call 123”/);
  });

  test.each(linkedByPrograms)(
    "a mail shows %j in a form that mail programs do not turn into a link",
    async (text) => {
      const { html, text: plain } = await render(text);
      for (const shown of [textsOf(html), plain]) {
        expect(visible(shown)).toContain(text);
        expect(ADDRESS.exec(withoutOwnLinks(shown))).toBeNull();
      }
      const links = [...parse(html).querySelectorAll("a")].map((a) => a.href);
      expect(links.filter((href) => !href.startsWith(OWN))).toEqual([]);
    },
  );

  test("a mail links only to the public URL, in HTML and in text", async () => {
    const { html, text } = await render("Mia");
    const links = [...parse(html).querySelectorAll("a")].map((a) => a.href);
    expect(links.length).toBeGreaterThan(0);
    expect(new Set(links.map((href) => new URL(href).origin))).toEqual(
      new Set(["http://localhost:3000"]),
    );
    for (const link of links) expect(text).toContain(link);
    expect(html).not.toMatch(/<(script|img|link|iframe|form)\b/);
  });

  test("a mail declares colours for mail programs with a dark theme", async () => {
    const { html } = await render("Mia");
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain("@media (prefers-color-scheme: dark)");
    expect(html).not.toContain("&gt; table");
  });
});

test("each item of a list with a hostile name is shown literally, in the same elements as any item", async () => {
  const { html, text: plain } = await renderMail(listMail("Mia", payloads));
  const { html: usual } = await renderMail(
    listMail(
      "Mia",
      payloads.map((_, index) => `Item ${index}`),
    ),
  );
  expect(elementsOf(parse(html))).toEqual(elementsOf(parse(usual)));
  const shown = visible(textsOf(html)).split("\n");
  for (const text of payloads) {
    expect(shown).toContainEqual(expect.stringContaining(visible(text)));
    expect(visible(plain)).toContain(visible(text));
  }
});

test("the link in each mail with a token opens the screen for its purpose and contains the token", async () => {
  const mails = mailsAbout("Mia");
  const textOf = async (name: Name) => (await renderMail(mails[name])).text;
  expect(await textOf("invitation")).toContain("http://localhost:3000/register?token=a-token");
  expect(await textOf("invitation")).toContain("within seven days");
  expect(await textOf("invitation")).toContain("as an admin");
  expect(await textOf("password")).toContain("http://localhost:3000/reset-password?token=a-token");
  expect(await textOf("password")).toContain("within one hour");
  expect(await textOf("confirmation")).toContain(
    "http://localhost:3000/confirm-email?token=a-token",
  );
  expect(await textOf("reminder")).toContain("http://localhost:3000/unsubscribe?token=a-token");
});

test("a reminder has headers to unsubscribe with one click (RFC 8058)", async () => {
  const { headers } = await renderMail(mailsAbout("Mia").reminder);
  expect(headers).toEqual({
    "List-Unsubscribe": "<http://localhost:3000/api/unsubscribe?token=a-token>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});
