import { AppLink } from "@/components/shared/app-link";
import { LegalLinks } from "@/components/shared/legal-links";
import { Button } from "@/components/ui/button";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { paths } from "@/lib/core/paths";

/** Links to the export and the deletion of personal data. */
export function PersonalDataCard() {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Personal Data</CardTitle>
        <CardDescription>
          Export your data, or delete your account and what belongs to it.
        </CardDescription>
      </CardHeader>
      <Button asChild variant="outline" className="self-start">
        <AppLink href={paths.dataManagement()}>Manage your data</AppLink>
      </Button>
      <LegalLinks />
    </Card>
  );
}
