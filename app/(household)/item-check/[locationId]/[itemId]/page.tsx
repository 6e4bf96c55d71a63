import type { Metadata } from "next";
import { CountFlow } from "@/components/checks/count/count-flow";
import { titleOf } from "@/lib/core/screens";
import { renderCheck } from "../../../check-page";

export const metadata: Metadata = { title: titleOf("item-check") };

export default function ItemCheckPage() {
  return renderCheck(<CountFlow />);
}
