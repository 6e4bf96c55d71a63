import type { Metadata } from "next";
import Link from "next/link";
import { paths } from "@/lib/core/paths";
import { PRODUCT } from "@/lib/core/product";
import { LegalDocument, type LegalSection } from "../legal-document";
import { Jurisdiction, Operator, OperatorContact } from "../operator";

export const metadata: Metadata = { title: "Terms of Service" };

const sections: readonly LegalSection[] = [
  {
    title: "Acceptance of Terms",
    body: (
      <p>
        By creating an account or using {PRODUCT} you agree to these terms. If you do not agree, do
        not use the service.
      </p>
    ),
  },
  {
    title: "Description of Service",
    body: (
      <p>
        {PRODUCT} lets a household keep a list of its supplies by location, count them in guided
        inventory checks, and receive a shopping list made from what is low. “We” and “the operator”
        mean <Operator />.
      </p>
    ),
  },
  {
    title: "Eligibility",
    body: <p>You must be at least 16 years old to use {PRODUCT}.</p>,
  },
  {
    title: "User Accounts",
    body: (
      <p>
        Give a true email address, choose a password that you use nowhere else, and keep it to
        yourself. You answer for what happens under your account. If you think that somebody else is
        using it, change your password, which signs out all other devices, and tell the operator.
      </p>
    ),
  },
  {
    title: "Household Sharing",
    body: (
      <>
        <p>
          An account belongs to one household. What its members enter, photos included, is shared
          with all of them:
        </p>
        <ul>
          <li>
            Admins manage locations, items and members, decide on the household’s settings, and can
            delete its data.
          </li>
          <li>Assistants run inventory checks and use the shopping list.</li>
          <li>Members see each other’s usernames, email addresses and counts.</li>
          <li>Invite only people with whom you want to share all of this.</li>
        </ul>
        <p>
          When a member leaves, what that person did for the household stays with it. An only admin
          who leaves either promotes another member first, or deletes the household with all its
          data and its members’ accounts.
        </p>
      </>
    ),
  },
  {
    title: "Acceptable Use",
    body: (
      <>
        <p>You agree not to:</p>
        <ul>
          <li>break the law or the rights of others with the service;</li>
          <li>try to reach another household’s data, or get round limits and security;</li>
          <li>disturb the service by automated requests or excessive load;</li>
          <li>upload or import harmful files, or photos that you have no right to use;</li>
          <li>send invitations or lists to people who do not want them.</li>
        </ul>
      </>
    ),
  },
  {
    title: "User Content",
    body: (
      <p>
        What you enter stays yours. You allow the operator to store, process and show it as far as
        running the service for you and your household requires, and no further. You can take it out
        at any time, and should do so before you delete what you may want again.
      </p>
    ),
  },
  {
    title: "Generated Suggestions",
    body: (
      <p>
        Quantities on a shopping list are calculated from your counts. The reasons beside them may
        be written by an AI service and can be wrong; each says who wrote it, and an admin can
        switch the AI off. Use your own judgement, above all where health or safety depends on a
        supply being there.
      </p>
    ),
  },
  {
    title: "Privacy",
    body: (
      <p>
        The <Link href={paths.privacyPolicy()}>Privacy Policy</Link> and the{" "}
        <Link href={paths.cookiePolicy()}>Cookie Policy</Link> say how your data is handled.
      </p>
    ),
  },
  {
    title: "Third-Party Services",
    body: (
      <p>
        The operator may use services of others for hosting, storage, email, background work,
        profile pictures and AI. The Privacy Policy names them. We are not responsible for what
        those services do on their own account.
      </p>
    ),
  },
  {
    title: "Intellectual Property",
    body: (
      <p>
        The software, its design and its name belong to their owners and are used under their
        licenses. These terms give you no right to them beyond using the service.
      </p>
    ),
  },
  {
    title: "Availability and Changes to the Service",
    body: (
      <p>
        We try to keep the service available, and promise no particular availability. Features may
        be added, changed or removed. Before anything important is removed, you will have time to
        export your data. Whether backups are made is the operator’s decision. A demo account is put
        back to its beginning every night: keep nothing there.
      </p>
    ),
  },
  {
    title: "Termination",
    body: (
      <p>
        You can stop using {PRODUCT} at any time: admins delete their account, other members
        deactivate theirs. An admin can also deactivate another member, or take one back. The
        operator can suspend accounts that break these terms. Personal data is then handled as the
        Privacy Policy says.
      </p>
    ),
  },
  {
    title: "Disclaimer of Warranties",
    body: (
      <p>
        The service is provided as it is and as available. As far as the law allows, we give no
        warranty that it is free of errors or fit for a particular purpose.
      </p>
    ),
  },
  {
    title: "Limitation of Liability",
    body: (
      <p>
        As far as the law allows, the operator is not liable for indirect or consequential damage,
        for lost data, or for supplies that ran out. Nothing here limits liability for intent, gross
        negligence, or harm to life and health.
      </p>
    ),
  },
  {
    title: "Governing Law",
    body: (
      <p>
        These terms are governed by the law of <Jurisdiction />. Consumer rights that you have where
        you live are not affected.
      </p>
    ),
  },
  {
    title: "Changes to These Terms and Contact",
    body: (
      <p>
        We may change these terms and will tell you of changes that matter before they take effect.
        If you go on using {PRODUCT} afterwards, the new terms apply. For questions, write to{" "}
        <OperatorContact />.
      </p>
    ),
  },
];

export default function TermsPage() {
  return <LegalDocument title="Terms of Service" sections={sections} />;
}
