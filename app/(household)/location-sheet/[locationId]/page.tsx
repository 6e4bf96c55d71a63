import type { Metadata } from "next";
import { SheetFlow } from "@/components/checks/sheet/sheet-flow";
import { titleOf } from "@/lib/core/screens";
import { renderCheck } from "../../check-page";

export const metadata: Metadata = { title: titleOf("location-sheet") };

export default function SheetPage() {
  return renderCheck(<SheetFlow />);
}
