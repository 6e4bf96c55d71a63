"use client";

import { Footprints } from "lucide-react";
import { cn } from "@/components/ui/class-names";
import type { Presence } from "@/lib/features/checks/model/dto";
import type { Location } from "@/lib/features/locations/model/dto";
import { useOthersInCheck } from "./others-in-check";

interface RoomPresenceProps {
  locationId: number;
  className?: string;
  /** Whether a long text is truncated instead of wrapped: first the names, then the location. */
  isOnOneLine?: boolean | undefined;
}

/** Marks a location in which another person is counting. */
export function RoomPresence({ locationId, className, isOnOneLine }: RoomPresenceProps) {
  const here = useOthersInCheck().filter((presence) => presence.locationId === locationId);
  if (here.length === 0) return null;
  const names = here.map(({ username }) => username).join(", ");
  return (
    <Mark
      className={className}
      isOnOneLine={isOnOneLine}
      names={names}
      place={here.length === 1 ? "is here" : "are here"}
    />
  );
}

interface PresenceFromProps extends Pick<RoomPresenceProps, "isOnOneLine"> {
  location: Location;
  locations: readonly Location[];
}

/** Names the other people in the check on the screen of a location: who is here, and where the others are. */
export function PresenceFrom({ location, locations, isOnOneLine }: PresenceFromProps) {
  const others = useOthersInCheck().filter(({ locationId }) => locationId !== location.id);
  return (
    <>
      <RoomPresence locationId={location.id} isOnOneLine={isOnOneLine} />
      {placesOf(others, locations).map(({ userId, username, place }) => (
        <Mark key={userId} isOnOneLine={isOnOneLine} names={username} place={place} />
      ))}
    </>
  );
}

/** Shows the location of each other person in the check. */
export function PeopleInCheck({ locations }: { locations: readonly Location[] }) {
  const people = placesOf(useOthersInCheck(), locations);
  if (people.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Who else is counting">
      {people.map(({ userId, username, place }) => (
        <li key={userId} className="min-w-0">
          <Mark names={username} place={place} />
        </li>
      ))}
    </ul>
  );
}

/** Returns for each person the rest of the sentence about the location: "is in Kitchen". */
function placesOf(
  people: readonly Presence[],
  locations: readonly Location[],
): { userId: number; username: string; place: string }[] {
  const names = new Map(locations.map(({ id, name }) => [id, name]));
  return people.flatMap(({ userId, username, locationId }) => {
    const location = locationId === null ? undefined : names.get(locationId);
    return location === undefined ? [] : [{ userId, username, place: `is in ${location}` }];
  });
}

interface MarkProps {
  className?: string | undefined;
  isOnOneLine?: boolean | undefined;
  names: string;
  /** The rest of the sentence after the names: "is here". */
  place: string;
}

function Mark({ className, isOnOneLine = false, names, place }: MarkProps) {
  return (
    <span
      title={isOnOneLine ? `${names} ${place}` : undefined}
      className={cn(
        "bg-accent text-accent-foreground inline-flex min-h-7 max-w-full min-w-0 items-center gap-1.5 rounded-full px-2.5 py-1 text-sm leading-tight font-medium",
        className,
      )}
    >
      <Footprints aria-hidden className="size-4 shrink-0" />
      {isOnOneLine ? (
        <span className="flex min-w-0">
          <span className="min-w-6 shrink-[1000] truncate">{names}</span>
          <span className="min-w-0 overflow-hidden text-ellipsis whitespace-pre">{` ${place}`}</span>
        </span>
      ) : (
        <span className="min-w-0 wrap-anywhere">{`${names} ${place}`}</span>
      )}
    </span>
  );
}
