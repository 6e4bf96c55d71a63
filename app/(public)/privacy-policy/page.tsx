import type { Metadata } from "next";
import Link from "next/link";
import { paths } from "@/lib/client/paths";
import { PRODUCT } from "@/lib/core/product";
import { LegalDocument } from "../legal-document";

export const metadata: Metadata = { title: "Privacy Policy" };

const sections = [
  {
    title: "Introduction",
    body: (
      <p>
        {PRODUCT} helps the members of a household to keep track of their supplies. This policy says
        which personal data the service needs for that, what happens to it, and what you can ask of
        us. “We” and “the operator” are whoever runs the server on which you use {PRODUCT}: it can
        be hosted for many households, or run by a household for itself.
      </p>
    ),
  },
  {
    title: "Information We Collect",
    body: (
      <ul>
        <li>
          Account data: your username, your email address and a one-way hash of your password. The
          password itself is never stored.
        </li>
        <li>Your consents, and when you gave them.</li>
        <li>
          Household data: the name of your household, its locations and items, their stock, and
          photos that you add.
        </li>
        <li>
          What you do with it: inventory checks, counts and shopping lists, and who made them when.
        </li>
        <li>
          Technical data: your sessions, and your network address for as long as it takes to limit
          abuse of the sign-in page.
        </li>
      </ul>
    ),
  },
  {
    title: "How We Use Your Information",
    body: (
      <>
        <p>
          We use your data to run the service for you and your household: to sign you in, to show
          your supplies, to write shopping lists and to send the emails that you ask for. We do not
          sell it, and we do not build advertising profiles.
        </p>
        <p>
          The operator can let an AI service of Anthropic write the short reasons on shopping lists.
          Where that is switched on, item names and stock figures are sent to it, and no account
          data. Where it is not, the reasons are written on the server itself.
        </p>
      </>
    ),
  },
  {
    title: "Legal Basis for Processing",
    body: (
      <ul>
        <li>Performance of a contract: running the service that you registered for.</li>
        <li>Consent: news about the product, which you can refuse or withdraw at any time.</li>
        <li>Legitimate interests: keeping the service secure and free of abuse.</li>
        <li>Legal obligations, where a law requires that data be kept or disclosed.</li>
      </ul>
    ),
  },
  {
    title: "Information Sharing",
    body: (
      <>
        <p>
          The members of your household see its data and your username. Nobody outside your
          household does. Beyond that, data goes only to services that the operator has chosen to
          run {PRODUCT}: hosting, a database, storage for photos, email delivery, and the AI service
          described above. They may use it for nothing else.
        </p>
        <p>
          Profile pictures can come from Gravatar. Your browser then asks that service for the
          picture that belongs to a hash of an email address. The operator can turn this off.
        </p>
      </>
    ),
  },
  {
    title: "Data Security",
    body: (
      <p>
        Passwords are stored as Argon2 hashes. Every request is checked against your session and
        your household. Where {PRODUCT} is reached over HTTPS, everything between your browser and
        the server is encrypted. No system is perfectly secure: if a breach affects you, we will
        tell you as the law requires.
      </p>
    ),
  },
  {
    title: "Data Retention",
    body: (
      <p>
        We keep your data for as long as you have an account. Personal data is deleted or anonymized
        within 30 days of account deletion. Sessions end 30 days after their last use.
      </p>
    ),
  },
  {
    title: "Your Rights Under the GDPR",
    body: (
      <>
        <p>You have the right to:</p>
        <ul>
          <li>know what data we hold about you, and receive a copy of it;</li>
          <li>have wrong data corrected;</li>
          <li>have your data erased;</li>
          <li>restrict the processing of your data, or object to it;</li>
          <li>receive your data in a form that machines can read;</li>
          <li>withdraw a consent, without effect on what was done before.</li>
        </ul>
      </>
    ),
  },
  {
    title: "Cookies",
    body: (
      <p>
        {PRODUCT} sets one cookie, to keep you signed in. The{" "}
        <Link href={paths.cookiePolicy()}>Cookie Policy</Link> lists it, and those that may come.
      </p>
    ),
  },
  {
    title: "Children’s Privacy",
    body: (
      <p>
        {PRODUCT} is not meant for children under 16, and we do not knowingly collect their personal
        data. If you believe that a child has registered, tell the operator, who will delete the
        account.
      </p>
    ),
  },
  {
    title: "International Data Transfers",
    body: (
      <p>
        The services named above may process data outside your country. Where data leaves the
        European Economic Area, this is done under an adequacy decision or under standard
        contractual clauses.
      </p>
    ),
  },
  {
    title: "Changes to This Policy",
    body: (
      <p>
        We may change this policy when the service or the law changes. The date at the top says when
        that last happened. We will tell you of changes that matter before they take effect.
      </p>
    ),
  },
  {
    title: "Contact",
    body: (
      <p>
        For questions about this policy, or to use one of your rights, write to the operator of the
        server on which you use {PRODUCT}. In a household that runs its own server, that is the
        person who set it up.
      </p>
    ),
  },
  {
    title: "Data Protection Authority",
    body: (
      <p>
        If you think that we handle your data against the law, you can complain to the data
        protection authority of the country in which you live or work.
      </p>
    ),
  },
];

export default function PrivacyPolicyPage() {
  return <LegalDocument title="Privacy Policy" sections={sections} />;
}
