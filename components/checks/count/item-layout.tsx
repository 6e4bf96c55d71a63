import type { ReactNode } from "react";
import { entrance } from "@/components/checks/shared/entrance";
import { NamedTile } from "@/components/pictograms/named-tile";
import { cn } from "@/components/ui/class-names";

interface ItemLayoutProps {
  photo: string | null;
  name: string;
  supermarketName: string | null;
  heading: ReactNode;
  children: ReactNode;
}

/**
 * Lays out the screen of an item. On a phone the keys are at the bottom, and the photo fills the
 * height above them. A small tile beside the heading replaces the photo on short screens and where
 * there is no photo. On larger screens the photo is beside the keys.
 */
export function ItemLayout({ photo, name, supermarketName, heading, children }: ItemLayoutProps) {
  if (photo === null) {
    return (
      <div className={cn(SCREEN, "md:mx-auto md:block md:max-w-xl")}>
        <div className="flex items-start gap-4">
          <NamedTile
            photo={null}
            name={name}
            supermarketName={supermarketName}
            emptyText="No photo available"
            className="tiny:hidden w-24 text-center"
          />
          <div className={entrance("min-w-0 flex-1")}>{heading}</div>
        </div>
        {children}
      </div>
    );
  }
  return (
    <div className={cn(SCREEN, "md:grid md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-x-10")}>
      <div className="tall-phone:flex-1 tall-phone:flex-col flex gap-4 md:contents">
        <NamedTile
          photo={photo}
          name={name}
          size="full"
          isUrgent
          className="tiny:hidden tall-phone:aspect-auto tall-phone:min-h-20 tall-phone:w-full tall-phone:flex-1 aspect-square w-24 self-start md:row-span-2 md:aspect-4/3 md:w-full"
        />
        <div className={entrance("tall-phone:flex-none min-w-0 flex-1")}>{heading}</div>
      </div>
      <div className="contents md:block">{children}</div>
    </div>
  );
}

/** On a phone the height of the screen without bars and header, so that the keys reach the bottom. */
const SCREEN =
  "-mb-6 flex min-h-[calc(100dvh-var(--title-bar-height)-var(--bottom-bar-height)-5rem)] flex-col md:mb-0 md:min-h-0";
