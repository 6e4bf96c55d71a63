import type { ComponentProps } from "react";
import { AppLink } from "@/components/shared/app-link";
import { pathOfScreen } from "@/lib/features/checks/client/screens";
import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";

interface ScreenLinkProps extends Omit<ComponentProps<typeof AppLink>, "href" | "replace"> {
  to: CheckScreen;
}

/** Renders a link to a screen of the check. */
export function ScreenLink({ to, ...props }: ScreenLinkProps) {
  return <AppLink {...props} href={pathOfScreen(to)} />;
}
