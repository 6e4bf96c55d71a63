import type { Metadata } from "next";
import { titleOf } from "@/lib/core/screens";
import { CountPage } from "../../../check-page";

export const metadata: Metadata = { title: titleOf("item-check") };

export default CountPage;
