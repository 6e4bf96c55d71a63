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
      text={
        <>
          Did you forget to add the page to the router?
          <span className="mt-2 block">
            There is nothing at this address. It may be mistyped, or what was here has been deleted.
          </span>
        </>
      }
      action={
        // Plain links instead of router links: the bundle of every page contains this 404 page and would then also
        // contain the code of the router link.
        <div className="flex flex-col gap-2.5">
          <Button asChild size="lg">
            <a href={paths.home()}>Go to the home page</a>
          </Button>
          <Button asChild size="lg" variant="outline">
            <a href={paths.items()}>Look through your items</a>
          </Button>
          <Button asChild size="lg" variant="outline">
            <a href={paths.shoppingList()}>Open the shopping list</a>
          </Button>
        </div>
      }
    />
  );
}
