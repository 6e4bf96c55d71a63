import Link from "next/link";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";
import type { InvitationDetails } from "@/lib/features/members/model/dto";

interface SignedInProps {
  /** The signed-in person. */
  person: { username: string; email: string };
  /** An invitation that can be accepted. */
  invitation: InvitationDetails;
}

/** Explains to a signed-in person why an invitation cannot be accepted with their account. */
export function InvitationWhileSignedIn({ person, invitation }: SignedInProps) {
  const { title, text } = explain(invitation, person);
  return (
    <>
      <h1 className="text-2xl leading-tight font-bold text-balance">{title}</h1>
      <p className="text-muted-foreground wrap-anywhere">{text}</p>
      <Button asChild size="lg">
        <Link href={paths.home()}>Go to your household</Link>
      </Button>
      <Button asChild size="lg" variant="outline">
        <Link href={paths.settings()}>Open Settings to log out</Link>
      </Button>
    </>
  );
}

function explain(invitation: InvitationDetails, { username, email }: SignedInProps["person"]) {
  const { householdName, inviterName, email: invited } = invitation;
  const begin = `${inviterName} invited ${invited} to the household ${householdName}.`;
  return invited.toLowerCase() === email.toLowerCase()
    ? {
        title: "You already have an account",
        text: `${begin} An account belongs to one household, so you cannot join with it. Ask for an invitation to another address.`,
      }
    : {
        title: "This invitation is for somebody else",
        text: `${begin} You are signed in as ${username}. The invited person opens the link on their own device. To accept it here, log out and open the link again.`,
      };
}
