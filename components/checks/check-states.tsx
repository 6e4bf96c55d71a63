import { ClipboardX, Link2Off, MapPinOff, PackageX } from "lucide-react";
import { ScreenLink } from "@/components/checks/shared/screen-link";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";
import type { CheckView } from "@/lib/features/checks/client/screens";
import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";

function Way({ to, label }: { to: CheckScreen; label: string }) {
  return (
    <Button asChild size="lg">
      <ScreenLink to={to}>{label}</ScreenLink>
    </Button>
  );
}

/** The views without a part of the check to show. */
type EmptyView = Extract<
  CheckView,
  { kind: "invalid" | "noCheck" | "locationNotFound" | "itemNotFound" }
>;

/** Shows why there is no part of the check at this address, and the way back to the check. */
export function CheckState({ view }: { view: EmptyView }) {
  switch (view.kind) {
    case "invalid":
      return <InvalidAddress />;
    case "noCheck":
      return <NoActiveCheck />;
    case "locationNotFound":
      return <LocationNotFound />;
    case "itemNotFound":
      return <ItemNotFound locationId={view.locationId} />;
  }
}

function InvalidAddress() {
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

function NoActiveCheck() {
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

function LocationNotFound() {
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

function ItemNotFound({ locationId }: { locationId: number }) {
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
