import type { ReactNode } from "react";
import { entrance } from "@/components/checks/shared/entrance";
import { PhotoTile } from "@/components/shared/photo-tile";

interface ItemLayoutProps {
  photo: string | null;
  name: string;
  heading: ReactNode;
  children: ReactNode;
}

/**
 * Lays out the screen of an item. On a phone the photo fills the height above the keys, so that the
 * screen does not scroll. On larger screens the photo is beside the keys. Without a photo a small
 * tile is shown.
 */
export function ItemLayout({ photo, name, heading, children }: ItemLayoutProps) {
  if (photo === null) {
    return (
      <div className="mx-auto max-w-xl">
        <div className="flex items-start gap-4">
          <PhotoTile
            photo={null}
            name={name}
            emptyText="No photo available"
            className="w-24 text-center"
          />
          <div className={entrance("min-w-0 flex-1")}>{heading}</div>
        </div>
        {children}
      </div>
    );
  }
  return (
    <div className="flex min-h-[calc(100dvh-var(--title-bar-height)-var(--bottom-bar-height)-11rem)] flex-col md:grid md:min-h-0 md:grid-cols-2 md:items-start md:gap-10">
      <PhotoTile
        photo={photo}
        name={name}
        size="full"
        isUrgent
        className="aspect-auto min-h-20 flex-1 md:aspect-4/3 md:flex-none"
      />
      <div>
        <div className={entrance("mt-4 md:mt-0")}>{heading}</div>
        {children}
      </div>
    </div>
  );
}
