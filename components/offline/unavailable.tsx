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

/** Loads the page again once the server answers. Nothing that a person has entered is on it. */
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
  /** What the person can or cannot do until then. */
  text: string;
}

/** A page that needs the server, while that cannot be reached. */
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
