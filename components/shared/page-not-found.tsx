import { Compass } from "lucide-react";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";

/** Explains that there is no page at the address, with links to three screens. */
export function PageNotFound() {
  return (
    <EmptyState
      level={1}
      icon={Compass}
      title="404 Page Not Found"
      text="There is nothing at this address. It may be mistyped, or what was here has been deleted."
      action={
        <>
          {/* Plain links instead of router links: the bundle of every page contains this 404 page and would then also
              contain the code of the router link. */}
          <div className="flex flex-wrap justify-center gap-x-6 gap-y-2">
            <Button asChild size="lg" className="w-full">
              <a href={paths.home()}>Go to the home page</a>
            </Button>
            <Button asChild variant="link" className="px-0">
              <a href={paths.items()}>Your items</a>
            </Button>
            <Button asChild variant="link" className="px-0">
              <a href={paths.shoppingList()}>Shopping list</a>
            </Button>
          </div>
          <p className="text-muted-foreground mt-8 text-xs">
            <span>For developers:</span> <span>Did you forget to add the page to the router?</span>
          </p>
        </>
      }
    />
  );
}
