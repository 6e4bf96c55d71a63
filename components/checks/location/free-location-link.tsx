import type { Location } from "@/lib/features/locations/model/dto";
import { ContinueLink } from "./continue-link";
import { toLocation } from "./continue-target";
import { StackedLink } from "./stacked-link";

interface FreeLocationLinkProps {
  /** A location with pending items in which nobody is. */
  location: Location;
  /** Whether the link shares its row with two other buttons on a phone. */
  isNarrow: boolean;
}

/** Links to a location in which nobody is, while somebody else is counting in this one. */
export function FreeLocationLink({ location, isNarrow }: FreeLocationLinkProps) {
  const { to, label } = toLocation(location);
  if (!isNarrow) {
    return (
      <ContinueLink to={to} isSecondary>
        {label}
      </ContinueLink>
    );
  }
  return (
    <StackedLink
      to={to}
      aria-label={label}
      title={label}
      detail={location.name}
      className="max-md:max-w-1/3 max-md:flex-none! md:order-last"
    >
      Next
    </StackedLink>
  );
}
