"use client";

import { type ReactNode, useEffect } from "react";
import { WriteQueueProvider } from "@/components/pending-writes/write-queue-provider";
import { WriteQueueStatus } from "@/components/pending-writes/write-queue-status";
import { Spinner } from "@/components/shared/spinner";
import { useNavigation } from "@/lib/client/history/use-navigation";
import { paths } from "@/lib/core/paths";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import { BottomBar } from "./bottom-bar";
import { Content } from "./content";
import { SideBar } from "./side-bar";
import { TitleBar } from "./title-bar";

/**
 * Renders the frame of every household screen: a side bar on larger screens, a title bar and a rail on tablets, and a
 * title bar and a bottom bar on phones.
 */
export function AppShell({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  if (!user) return <Leaving />;
  return (
    <div className="md:flex md:pt-(--title-bar-height) lg:pt-0">
      <a
        href="#content"
        className="bg-primary text-primary-foreground fixed top-2 left-2 z-60 -translate-y-20 rounded-lg px-4 py-3 font-semibold focus:translate-y-0"
      >
        Skip to content
      </a>
      <WriteQueueProvider user={user} />
      <SideBar user={user} />
      <TitleBar user={user} />
      <Content>
        <WriteQueueStatus />
        {children}
      </Content>
      <BottomBar />
    </div>
  );
}

/** Opens the login screen after signing out, and shows a spinner until that screen has loaded. */
function Leaving() {
  const navigation = useNavigation();
  useEffect(() => navigation.replaceForSession(paths.auth()), [navigation]);
  return (
    <div className="text-muted-foreground flex min-h-dvh items-center justify-center">
      <Spinner className="size-8" label="Loading" />
    </div>
  );
}
