import type { Metadata } from "next";
import { CheckPage } from "../../check-page";

export const metadata: Metadata = { title: "Location" };

export default CheckPage;
