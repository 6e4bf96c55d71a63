import Link from "next/link";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";
import type { InvitationDetails } from "@/lib/features/members/model/dto";

interface SignedInProps {
  /** The signed-in person. */
  person: { username: string; email: string };
  /** An invitation that can be accepted. */
  invitation: InvitationDetails & { isOwnHousehold: boolean };
}

/** Explains to a signed-in person why an invitation cannot be accepted with their account, and what to do instead. */
export function InvitationWhileSignedIn({ person, invitation }: SignedInProps) {
  const { title, text, action } = explain(invitation, person);
  return (
    <>
      <h1 className="text-xl leading-tight font-bold text-balance">{title}</h1>
      <p className="text-muted-foreground wrap-anywhere">{text}</p>
      <Button asChild size="lg">
        <Link href={paths.home()}>Go to your household</Link>
      </Button>
      {action && (
        <Button asChild size="lg" variant="outline">
          <Link href={action.href}>{action.label}</Link>
        </Button>
      )}
    </>
  );
}

interface Explanation {
  title: string;
  text: string;
  action?: { label: string; href: string };
}

function explain(
  invitation: SignedInProps["invitation"],
  { username, email }: SignedInProps["person"],
): Explanation {
  const { householdName, inviterName, email: invited } = invitation;
  const begin = `${inviterName} invited ${invited} to the household ${householdName}.`;
  if (invitation.isOwnHousehold) {
    return {
      title: "You are already a member",
      text: `${begin} You belong to it already. The link is for a new member, who opens it on their own device.`,
    };
  }
  if (invited.toLowerCase() === email.toLowerCase()) {
    return {
      title: "You already have an account",
      text: `${begin} An account belongs to one household, so you cannot join with it. Ask for an invitation to another address. Or change the email of this account, log out and open the link again.`,
      action: { label: "Manage your account", href: paths.account() },
    };
  }
  return {
    title: "This invitation is for somebody else",
    text: `${begin} You are signed in as ${username}. The invited person opens the link on their own device. To accept it here, log out and open the link again.`,
    action: { label: "Open Settings to log out", href: paths.settings() },
  };
}
