import { CredentialButtons } from "@/components/accounts/credential-buttons";
import { Badge } from "@/components/ui/badge";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import type { User } from "@/lib/features/accounts/model/dto";

/** Shows the own email address, and changes it and the password. */
export function SignInCard({ user }: { user: User }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Email and Password</CardTitle>
        <CardDescription>
          You can sign in with your username or your email. A forgotten password needs the email.
        </CardDescription>
      </CardHeader>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 font-semibold">
        <span className="min-w-0 wrap-anywhere">{user.email}</span>
        {user.emailVerifiedAt !== null && <Badge variant="good">Confirmed</Badge>}
      </p>
      <CredentialButtons user={user} />
    </Card>
  );
}
