"use client";

import { useQuery } from "@tanstack/react-query";
import { Footprints } from "lucide-react";
import { cn } from "@/components/ui/class-names";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import { activeCheckQuery, presencesQuery } from "@/lib/features/checks/client/queries";
import type { Presence } from "@/lib/features/checks/model/dto";
import type { Location } from "@/lib/features/locations/model/dto";
import { useHasEnded } from "./check-end-context";

/** Returns the presences of others in the running check; none on a screen whose check has ended. */
function useOthersInCheck(): readonly Presence[] {
  const hasEnded = useHasEnded();
  const user = useCurrentUser();
  const { data: check } = useQuery(activeCheckQuery());
  const presences = useQuery({ ...presencesQuery(check?.id ?? 0), enabled: check != null });
  if (hasEnded) return [];
  return presences.data?.filter(({ userId }) => userId !== user?.id) ?? [];
}

/** Marks a location in which another person is counting. */
export function RoomPresence({
  locationId,
  className,
}: {
  locationId: number;
  className?: string;
}) {
  const here = useOthersInCheck().filter((presence) => presence.locationId === locationId);
  if (here.length === 0) return null;
  const names = here.map(({ username }) => username).join(", ");
  return (
    <Mark className={className}>
      {here.length === 1 ? `${names} is here` : `${names} are here`}
    </Mark>
  );
}

/** Shows the location of each other person in the check. */
export function PeopleInCheck({ locations }: { locations: readonly Location[] }) {
  const names = new Map(locations.map(({ id, name }) => [id, name]));
  const people = useOthersInCheck().flatMap(({ userId, username, locationId }) => {
    const location = locationId === null ? undefined : names.get(locationId);
    return location === undefined ? [] : [{ userId, sentence: `${username} is in ${location}` }];
  });
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

function Mark({ className, children }: { className?: string | undefined; children: string }) {
  return (
    <span
      className={cn(
        "bg-accent text-accent-foreground inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full px-2.5 py-1 text-sm leading-tight font-medium",
        className,
      )}
    >
      <Footprints aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  );
}
