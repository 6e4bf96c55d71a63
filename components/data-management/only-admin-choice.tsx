import { TriangleAlert } from "lucide-react";
import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";

/** Explains the options of the only admin among several members. */
export function OnlyAdminChoice() {
  return (
    <div role="alert" className="bg-destructive-soft flex flex-col gap-3 rounded-xl p-4">
      <p className="flex items-start gap-3 font-medium">
        <TriangleAlert aria-hidden className="text-destructive mt-0.5 size-5 shrink-0" />
        <span>
          You are the only admin. Promote someone, or delete the household with all its data and
          members&apos; accounts.
        </span>
      </p>
      <Button asChild variant="outline" className="md:self-start">
        {/* The link replaces the dialog's entry in the browser history, so that the back button
            skips the dialog. */}
        <AppLink href={paths.settings()} replace>
          Promote someone
        </AppLink>
      </Button>
    </div>
  );
}
