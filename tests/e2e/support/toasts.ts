import type { Page } from "@playwright/test";
import { expect } from "./test";

/** Expects the toast with that title, and text where it has one. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const toast = page.getByRole("region", { name: "Notifications" });
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (text !== undefined) await expect(toast.getByText(text, { exact: true })).toBeVisible();
}
