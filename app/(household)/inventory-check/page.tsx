import type { Metadata } from "next";
import { CheckPage } from "../check-page";

export const metadata: Metadata = { title: "Inventory Check" };

export default CheckPage;
