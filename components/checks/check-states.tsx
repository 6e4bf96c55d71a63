import { ClipboardX, Link2Off, MapPinOff, PackageX } from "lucide-react";
import { ScreenLink } from "@/components/checks/shared/screen-link";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";
import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";

function Way({ to, label }: { to: CheckScreen; label: string }) {
  return (
    <Button asChild size="lg">
      <ScreenLink to={to}>{label}</ScreenLink>
    </Button>
  );
}

export function InvalidAddress() {
  return (
    <EmptyState
      level={1}
      icon={Link2Off}
      title="Invalid URL parameters"
      text="This address does not belong to any part of an inventory check."
      action={<Way to={{ name: "start" }} label="Return to inventory check" />}
    />
  );
}

export function NoActiveCheck() {
  return (
    <EmptyState
      level={1}
      icon={ClipboardX}
      title="No active inventory check"
      text="It may have been completed or cancelled in the meantime."
      action={<Way to={{ name: "start" }} label="Start inventory check" />}
    />
  );
}

export function LocationNotFound() {
  return (
    <EmptyState
      level={1}
      icon={MapPinOff}
      title="Location not found"
      text="It may have been deleted in the meantime."
      action={<Way to={{ name: "start" }} label="Return to inventory check" />}
    />
  );
}

export function ItemNotFound({ locationId }: { locationId: number }) {
  return (
    <EmptyState
      level={1}
      icon={PackageX}
      title="Item not found"
      text="It may have been deleted or moved to another location in the meantime."
      action={<Way to={{ name: "locationCheck", locationId }} label="Return to location" />}
    />
  );
}
