import type { Metadata } from "next";
import { CheckPage } from "../../check-page";

export const metadata: Metadata = { title: "Location Summary" };

export default CheckPage;
