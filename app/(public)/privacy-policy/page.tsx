import type { Metadata } from "next";
import Link from "next/link";
import { paths } from "@/lib/core/paths";
import { PRODUCT } from "@/lib/core/product";
import { RESTORABLE_DAYS } from "@/lib/features/households/model/rules";
import { LegalDocument, type LegalSection } from "../legal-document";
import { Operator, OperatorContact } from "../operator";

export const metadata: Metadata = { title: "Privacy Policy" };

const sections: readonly LegalSection[] = [
  {
    title: "Introduction",
    body: (
      <p>
        {PRODUCT} helps the members of a household to keep track of their supplies. This policy says
        which personal data the service needs for that, what happens to it, and what you can ask of
        us. “We” and “the operator” mean <Operator />. {PRODUCT} can be hosted for many households,
        or run by a household for itself.
      </p>
    ),
  },
  {
    title: "Information We Collect",
    body: (
      <ul>
        <li>
          Account data: your username, your email address, your role, and a one-way hash of your
          password. The password itself is never stored. While you change your email address, the
          requested address is stored until its link is used or ends. The previous one is stored
          until it has got a notice.
        </li>
        <li>
          Your consents and when you gave them, and whether you want reminders and news by email.
        </li>
        <li>
          Household data: the name of your household, its locations and items, their stock, and
          photos that you add.
        </li>
        <li>
          What you do with it: inventory checks, counts, shopping lists and purchases, who made them
          when, and for two minutes in which location of a running check you are.
        </li>
        <li>
          What somebody without an account ticks through a shopping link, and when. No name is
          stored with it.
        </li>
        <li>
          Addresses of others that you give us: whom you invite, and to whom you email a list. Ask
          them first.
        </li>
        <li>
          Technical data: your sessions, and the browsers on which you have signed in, each as a
          one-way hash of a random number with the times of your first and last sign-in. A session
          also has its times of sign-in and last use, and the name of the browser and system. Your
          network address and the name that you typed are kept as keyed hashes for an hour at most.
          All of that limits abuse of signing in, registering and resetting passwords. The server’s
          log holds no passwords, no email addresses and no network addresses.
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
          your supplies, and to write shopping lists. We do not sell it, we do not build advertising
          profiles, and there are no analytics.
        </p>
        <p>
          Emails are sent for invitations, for a forgotten password, to confirm a new email address,
          to tell the previous address of a change, for lists that you email, and to remind you of
          an inventory check that is more than a week overdue. A reminder comes once a week at most.
          You can stop reminders by the link in each of them or in the settings. News about the
          product is sent only to people who have agreed to it.
        </p>
        <p>
          The operator can let Claude, an AI service of Anthropic, write the short reasons on
          shopping lists. It is then sent the units and stock figures of the entries. It is sent no
          names of items or locations, and nothing about people. An admin can switch this off for
          the household in the settings. Where it is off, the reasons are written on the server
          itself. Quantities are always calculated there.
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
        <li>
          Legitimate interests: keeping the service secure and free of abuse, and reminding members
          of an overdue check.
        </li>
        <li>Legal obligations, where a law requires that data be kept or disclosed.</li>
      </ul>
    ),
  },
  {
    title: "Information Sharing",
    body: (
      <>
        <p>
          The members of your household see its data, your username, your email address, your role
          and what you have counted and bought. Nobody outside your household does. Whoever you
          invite sees your username and your household’s name. Whoever has a shopping link that a
          member has made can see and tick what is on that list for a day, and nothing else.
        </p>
        <p>
          Beyond that, data goes only to services that the operator has chosen to run {PRODUCT}, and
          only where the operator has set them up:
        </p>
        <ul>
          <li>hosting and a database;</li>
          <li>UploadThing, for photos; otherwise they are files on the server;</li>
          <li>Resend or another mail server, for emails;</li>
          <li>
            Inngest, for background work; it learns the numbers under which people, households and
            lists are kept, and no names or addresses;
          </li>
          <li>Anthropic, for the reasons on shopping lists, as described above.</li>
        </ul>
        <p>They may use it for nothing else.</p>
        <p>
          Profile pictures can come from Gravatar. Our server then asks that service for the picture
          that belongs to a hash of an email address. Your browser does not contact Gravatar. The
          operator can turn this off.
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
        the server is encrypted. Photos are stored without the place and time that a camera writes
        into them, and only members of your household can open them. No system is perfectly secure:
        if a breach affects you, we will tell you as the law requires.
      </p>
    ),
  },
  {
    title: "Data Retention",
    body: (
      <>
        <p>
          We keep your data for as long as you have an account. Personal data is deleted or
          anonymized within 30 days of account deletion; in the database that happens at once, and
          backups are to be kept no longer than those 30 days. What you did for a household that
          goes on stays there as done by a “Former member”.
        </p>
        <p>
          An admin’s account can be deleted under “Personal Data” in the settings. Other members
          deactivate theirs there: they are signed out everywhere, and their data stays so that an
          admin can take them back. To have it deleted instead, write to <OperatorContact />.
        </p>
        <ul>
          <li>Sessions end 30 days after their last use.</li>
          <li>
            A browser is forgotten one year after you last signed in on it, when you choose a new
            password on another one, and after ten others on which you signed in later.
          </li>
          <li>The address to which a list was emailed is forgotten after 28 days.</li>
          <li>
            A requested email address is deleted one day after its link has ended. The previous
            address is deleted after its notice, and a week later at most.
          </li>
          <li>Invitations are removed three weeks after they have expired.</li>
          <li>Shopping links are removed within a day after they have expired.</li>
          <li>
            Deleted locations and items are hidden. An admin can restore them for {RESTORABLE_DAYS}{" "}
            days. After that their photos are deleted. Their names and amounts are kept only if a
            check, a list or the record of purchases refers to them, until the household is deleted.
          </li>
        </ul>
      </>
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
        <p>
          Some of it you can do yourself in the settings: export your data as a JSON file, and
          locations and items as CSV, delete or deactivate your account, and turn reminders and news
          off. Admins can also purge the household’s checks and lists. For everything else, write to{" "}
          <OperatorContact />.
        </p>
      </>
    ),
  },
  {
    title: "Cookies",
    body: (
      <p>
        {PRODUCT} sets a cookie to keep you signed in, one to recognize this browser when you sign
        in again, and one for your preferences once you choose any. It keeps what your screens need
        without a network on your device. The <Link href={paths.cookiePolicy()}>Cookie Policy</Link>{" "}
        lists all of it, and lets you choose.
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
        For questions about this policy, or to use one of your rights, write to <OperatorContact />.
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
