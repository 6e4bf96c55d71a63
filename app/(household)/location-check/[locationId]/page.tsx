import type { Metadata } from "next";
import { CheckPage } from "../../check-page";

export const metadata: Metadata = { title: "Location Check" };

export default CheckPage;
