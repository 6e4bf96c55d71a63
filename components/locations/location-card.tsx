import { Package, Pencil } from "lucide-react";
import Link from "next/link";
import { PhotoTile } from "@/components/shared/photo-tile";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/client/paths";
import type { Location } from "@/lib/features/locations/dto";

interface LocationCardProps {
  location: Location;
  /** Left out for those who may not. */
  onEdit: ((location: Location) => void) | undefined;
}

/** One location: its photo, its name and the way to its items. */
export function LocationCard({ location, onEdit }: LocationCardProps) {
  const { id, name, photo } = location;
  return (
    <article className="bg-card shadow-raised flex h-full items-center gap-4 rounded-2xl border p-3">
      <PhotoTile photo={photo} name={name} className="w-22" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 className="line-clamp-2 text-lg leading-snug font-semibold wrap-anywhere">{name}</h2>
        <div className="-ml-2 flex flex-wrap gap-1">
          <Button asChild variant="ghost" className="text-muted-foreground px-2">
            <Link href={paths.items({ locationId: id })} aria-label={`View items in ${name}`}>
              <Package aria-hidden />
              View items
            </Link>
          </Button>
          {onEdit && (
            <Button
              variant="ghost"
              className="text-muted-foreground px-2"
              aria-label={`Edit ${name}`}
              onClick={() => onEdit(location)}
            >
              <Pencil aria-hidden />
              Edit
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
