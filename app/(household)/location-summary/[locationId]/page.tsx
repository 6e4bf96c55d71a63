import type { Metadata } from "next";
import { LocationSummaryFlow } from "@/components/checks/location/location-summary-flow";
import { titleOf } from "@/lib/core/screens";
import { renderCheck } from "../../check-page";

export const metadata: Metadata = { title: titleOf("location-summary") };

export default function LocationSummaryPage() {
  return renderCheck(<LocationSummaryFlow />);
}
