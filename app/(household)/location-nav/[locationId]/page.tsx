import type { Metadata } from "next";
import { LocationNavFlow } from "@/components/checks/location/location-nav-flow";
import { titleOf } from "@/lib/core/screens";
import { renderCheck } from "../../check-page";

export const metadata: Metadata = { title: titleOf("location-nav") };

export default function LocationNavPage() {
  return renderCheck(<LocationNavFlow />);
}
