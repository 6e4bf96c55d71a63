import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { paths } from "@/lib/core/paths";

/** Links to the account page. */
export function AccountLinkCard() {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Your Account</CardTitle>
        <CardDescription>Username, email, password, devices and theme.</CardDescription>
      </CardHeader>
      <Button asChild variant="outline" className="self-start">
        <AppLink href={paths.account()}>Manage your account</AppLink>
      </Button>
    </Card>
  );
}
