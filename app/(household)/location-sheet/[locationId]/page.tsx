import type { Metadata } from "next";
import { titleOf } from "@/lib/core/screens";
import { CheckPage } from "../../check-page";

export const metadata: Metadata = { title: titleOf("location-sheet") };

export default CheckPage;
