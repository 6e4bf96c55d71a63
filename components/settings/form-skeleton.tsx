import { Skeleton } from "@/components/ui/skeleton";

/** Shows a placeholder with the height of a form of one field without a visible label, and its button. */
export function FormSkeleton() {
  return <Skeleton className="h-27 sm:max-w-md" />;
}
