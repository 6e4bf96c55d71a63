import { Skeleton } from "@/components/ui/skeleton";

/** Shows a placeholder with the height of a form of one field and its button. */
export function FormSkeleton() {
  return <Skeleton className="h-35 sm:max-w-md" />;
}
