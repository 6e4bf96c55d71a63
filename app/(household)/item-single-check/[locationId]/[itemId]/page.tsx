import type { Metadata } from "next";
import { CheckPage } from "../../../check-page";

export const metadata: Metadata = { title: "Item Check" };

export default CheckPage;
