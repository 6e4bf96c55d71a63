import type { Metadata } from "next";
import { LocationCheckFlow } from "@/components/checks/location/location-check-flow";
import { titleOf } from "@/lib/core/screens";
import { renderCheck } from "../../check-page";

export const metadata: Metadata = { title: titleOf("location-check") };

export default function LocationCheckPage() {
  return renderCheck(<LocationCheckFlow />);
}
