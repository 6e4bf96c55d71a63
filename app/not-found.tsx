import { Compass } from "lucide-react";
import type { Metadata } from "next";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <EmptyState
        level={1}
        icon={Compass}
        title="404 Page Not Found"
        text="Did you forget to add the page to the router?"
        action={
          <Button asChild size="lg">
            {/* A plain link instead of a router link: the bundle of every page contains this 404
                page and would then also contain the code of the router link. */}
            <a href={paths.home()}>Go to the home page</a>
          </Button>
        }
      />
    </main>
  );
}
