import type { Metadata } from "next";
import { PRODUCT } from "@/lib/core/product";
import { LegalDocument } from "../legal-document";
import { CookieTable } from "./cookie-table";

export const metadata: Metadata = { title: "Cookie Policy" };

const sections = [
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
          {PRODUCT} can set three cookies. Only the first is set today: it is what keeps you signed
          in, and the service cannot work without it.
        </p>
        <CookieTable />
        <p>
          If you choose “Keep me signed in”, the session cookie lasts until 30 days after your last
          use instead.
        </p>
      </>
    ),
  },
  {
    title: "Other Storage in Your Browser",
    body: (
      <p>
        Your choice of a light or dark appearance, and whether you like to stay signed in, are kept
        in your browser’s local storage. They stay on your device and are not sent to the server as
        cookies are.
      </p>
    ),
  },
  {
    title: "Cookies of Others",
    body: (
      <p>
        {PRODUCT} has no advertising and no cookies of other companies. Where profile pictures are
        switched on, your browser fetches them from Gravatar, without telling it which page you are
        on.
      </p>
    ),
  },
  {
    title: "How to Control Cookies",
    body: (
      <p>
        You can delete or block cookies in the settings of your browser. Without the session cookie
        you cannot sign in. Logging out ends the session on the server and removes the cookie.
      </p>
    ),
  },
  {
    title: "Changes to This Policy",
    body: (
      <p>
        When a cookie is added or changes its purpose, this page changes with it, and the date at
        the top says when. Cookies that are not essential will be set only with your consent.
      </p>
    ),
  },
];

export default function CookiePolicyPage() {
  return <LegalDocument title="Cookie Policy" sections={sections} />;
}
