import type { Metadata } from "next";
import { CookieChoice } from "@/components/cookies/cookie-choice";
import { deviceCookieNameFor } from "@/lib/core/cookie-names";
import { PRODUCT } from "@/lib/core/product";
import { LegalDocument, type LegalSection } from "../legal-document";
import { OperatorContact } from "../operator";
import { CookieTable } from "./cookie-table";

export const metadata: Metadata = { title: "Cookie Policy" };

const sections: readonly LegalSection[] = [
  {
    title: "What Cookies Are",
    body: (
      <p>
        A cookie is a small text that a website asks your browser to keep and to send back with
        later requests.
      </p>
    ),
  },
  {
    title: "Cookies That We Use",
    body: (
      <>
        <p>
          {PRODUCT} knows three cookies. Only the first is needed; it is set when you log in or
          register, together with a security cookie that is explained below the table. The second is
          set when you choose something that it keeps. The third is never set today: there are no
          analytics.
        </p>
        <CookieTable />
        <p>
          The session ends when you close your browser. If you tick “Keep me signed in”, the session
          cookie lasts until 30 days after your last use instead. Over HTTPS its name begins with
          “__Host-”, which binds it to this very server. The year of the preferences cookie starts
          again with each choice.
        </p>
        <p>
          When you log in, register or choose a new password, {PRODUCT} also sets a security cookie,
          “{deviceCookieNameFor(false)}” (over HTTPS with the same prefix). It contains a random
          number by which the server recognizes this browser as one on which you have signed in
          before. Wrong passwords that somebody else tries for your account do not lock this browser
          out. It is essential, serves no other purpose, and lasts one year after you last signed
          in. Logging out keeps it; deleting your account removes it.
        </p>
      </>
    ),
  },
  {
    title: "Your Choice",
    body: (
      <>
        <p>
          You are not asked at the first visit, because nothing that could be refused is set before
          you choose it. Here you see what is allowed in this browser, and can change it at any
          time. Changes are saved at once.
        </p>
        <CookieChoice />
      </>
    ),
  },
  {
    title: "Other Storage in Your Browser",
    body: (
      <>
        <p>
          The screens work without a network too. For that {PRODUCT} keeps on your device, while you
          are signed in:
        </p>
        <ul>
          <li>
            in the browser’s database: what your screens showed last of your household, and the
            counts and ticks that wait to be sent;
          </li>
          <li>
            in the tab itself (session storage): what you have chosen for an item of a check and not
            confirmed yet;
          </li>
          <li>
            in the cache of its service worker, over HTTPS: the files of the application, and small
            photos.
          </li>
        </ul>
        <p>
          This is a part of the service, not a means to follow you. Logging out removes it, and has
          your browser delete the photos that it has cached. Counts and ticks that wait to be sent
          stay on the device until the same person signs in there again. Nothing is kept in local
          storage.
        </p>
      </>
    ),
  },
  {
    title: "Cookies of Others",
    body: (
      <p>
        {PRODUCT} has no advertising and sets no cookies of other companies. Your browser loads
        nothing from other companies: profile pictures come through our own server.
      </p>
    ),
  },
  {
    title: "How to Control Cookies",
    body: (
      <p>
        Beside your choice above, you can delete or block cookies in the settings of your browser.
        Without the session cookie you cannot sign in. Logging out ends the session on the server
        and removes the session cookie. Without the security cookie you can sign in, but somebody
        who tries wrong passwords for your account can keep you out for a while. Some browsers
        shorten the life of cookies by themselves.
      </p>
    ),
  },
  {
    title: "Changes to This Policy",
    body: (
      <p>
        When a cookie is added or changes its purpose, this page changes with it, and the date at
        the top says when. Should there be analytics one day, their cookie will be set only for
        people who have agreed to it. For questions, write to <OperatorContact />.
      </p>
    ),
  },
];

export default function CookiePolicyPage() {
  return <LegalDocument title="Cookie Policy" sections={sections} />;
}
