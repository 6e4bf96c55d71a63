"use client";

import { PlainFailure } from "@/components/shared/plain-failure";
import { paths } from "@/lib/core/paths";

interface ErrorPageProps {
  error: unknown;
  retry: () => void;
}

export default function ErrorPage(props: ErrorPageProps) {
  return (
    <PlainFailure
      title="Something went wrong"
      text="This page could not be shown. Nothing you entered elsewhere is lost. Try again in a moment."
      home={paths.home()}
      {...props}
    />
  );
}
