"use client";

import { Footprints } from "lucide-react";
import { cn } from "@/components/ui/class-names";
import type { Presence } from "@/lib/features/checks/model/dto";
import type { Location } from "@/lib/features/locations/model/dto";
import { useOthersInCheck } from "./others-in-check";

interface RoomPresenceProps {
  locationId: number;
  className?: string;
  /** Whether long names are cut instead of wrapped. */
  isOnOneLine?: boolean | undefined;
}

/** Marks a location in which another person is counting. */
export function RoomPresence({ locationId, className, isOnOneLine }: RoomPresenceProps) {
  const here = useOthersInCheck().filter((presence) => presence.locationId === locationId);
  if (here.length === 0) return null;
  const names = here.map(({ username }) => username).join(", ");
  return (
    <Mark className={className} isOnOneLine={isOnOneLine}>
      {here.length === 1 ? `${names} is here` : `${names} are here`}
    </Mark>
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
      {sentencesOf(others, locations).map(({ userId, sentence }) => (
        <Mark key={userId} isOnOneLine={isOnOneLine}>
          {sentence}
        </Mark>
      ))}
    </>
  );
}

/** Shows the location of each other person in the check. */
export function PeopleInCheck({ locations }: { locations: readonly Location[] }) {
  const people = sentencesOf(useOthersInCheck(), locations);
  if (people.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Who else is counting">
      {people.map(({ userId, sentence }) => (
        <li key={userId} className="min-w-0">
          <Mark>{sentence}</Mark>
        </li>
      ))}
    </ul>
  );
}

/** Returns in which location each person is. */
function sentencesOf(
  people: readonly Presence[],
  locations: readonly Location[],
): { userId: number; sentence: string }[] {
  const names = new Map(locations.map(({ id, name }) => [id, name]));
  return people.flatMap(({ userId, username, locationId }) => {
    const location = locationId === null ? undefined : names.get(locationId);
    return location === undefined ? [] : [{ userId, sentence: `${username} is in ${location}` }];
  });
}

interface MarkProps {
  className?: string | undefined;
  isOnOneLine?: boolean | undefined;
  children: string;
}

function Mark({ className, isOnOneLine = false, children }: MarkProps) {
  return (
    <span
      title={isOnOneLine ? children : undefined}
      className={cn(
        "bg-accent text-accent-foreground inline-flex min-h-7 max-w-full min-w-0 items-center gap-1.5 rounded-full px-2.5 py-1 text-sm leading-tight font-medium",
        className,
      )}
    >
      <Footprints aria-hidden className="size-4 shrink-0" />
      <span className={cn("min-w-0", isOnOneLine ? "truncate" : "wrap-anywhere")}>{children}</span>
    </span>
  );
}
