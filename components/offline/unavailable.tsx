"use client";

import { CloudOff } from "lucide-react";
import { useEffect } from "react";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";
import { api, hasStatus } from "@/lib/client/api";
import { reloadPage } from "@/lib/client/history/address";
import { useIsOnline } from "@/lib/client/use-is-online";
import { PRODUCT } from "@/lib/core/product";

const RETRY_MS = 5_000;

/** Reloads the page once the server responds. No input is lost, because this page has no form. */
function useReload(): void {
  useEffect(() => {
    const tryAgain = async () => {
      const isBack = await api.get("/api/user").then(
        () => true,
        (error: unknown) => hasStatus(error, 401),
      );
      if (isBack) reloadPage();
    };
    const timer = setInterval(() => void tryAgain(), RETRY_MS);
    return () => clearInterval(timer);
  }, []);
}

interface UnavailableProps {
  /** The explanation below the title, such as "This screen needs a connection." */
  text: string;
}

/** Replaces a page that needs the server while the server is unreachable. */
export function Unavailable({ text }: UnavailableProps) {
  useReload();
  const isOnline = useIsOnline();
  return (
    <EmptyState
      level={1}
      icon={CloudOff}
      title={isOnline ? `${PRODUCT} cannot be reached` : "You are offline"}
      text={text}
      action={
        <Button size="lg" onClick={() => reloadPage()}>
          Try again
        </Button>
      }
    />
  );
}
