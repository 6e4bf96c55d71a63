import type { Metadata } from "next";
import { StartFlow } from "@/components/checks/start/start-flow";
import { titleOf } from "@/lib/core/screens";
import { renderCheck } from "../check-page";

export const metadata: Metadata = { title: titleOf("inventory-check") };

export default function StartPage() {
  return renderCheck(<StartFlow />);
}
