"use client";

import { useEffect, useRef, useState } from "react";
import { hasStatus, messageToShow } from "@/lib/client/api";
import { useUploadPhoto } from "@/lib/features/photos/client/mutations";
import { photoCopy } from "@/lib/features/photos/model/copy";
import type { Bucket } from "@/lib/features/photos/model/schema";

/** A file that was chosen, and the address that shows it before it is anywhere else. */
interface Picture {
  file: File;
  url: string;
}

/** Where the choosing of a photo stands. */
export type PhotoState =
  | { status: "idle" }
  | { status: "uploading"; picture: Picture; percent: number }
  | { status: "done"; picture: Picture }
  | { status: "failed"; picture: Picture | null; reason: string; canRetry: boolean };

interface PhotoUploadOptions {
  bucket: Bucket;
  /** Told the key of what was uploaded, or null when the photo was removed. */
  onChange: (photo: string | null) => void;
}

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;

/** The upload of a form's photo. The form's value changes only when it is done, or removed. */
export function usePhotoUpload({ bucket, onChange }: PhotoUploadOptions) {
  const [state, setState] = useState<PhotoState>({ status: "idle" });
  const running = useRef<AbortController>(null);
  const { mutate } = useUploadPhoto();
  const url = state.status === "idle" ? undefined : state.picture?.url;

  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);
  useEffect(() => () => running.current?.abort(), []);

  /** Forgets what was chosen and stops sending it; the form keeps the photo that it had. */
  function reset() {
    running.current?.abort();
    setState({ status: "idle" });
  }

  function refuse(reason: string) {
    running.current?.abort();
    setState({ status: "failed", picture: null, reason, canRetry: false });
  }

  function send(picture: Picture) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ status: "uploading", picture, percent: 0 });
    const onProgress = (share: number) => {
      if (signal.aborted) return;
      setState({ status: "uploading", picture, percent: Math.round(share * 100) });
    };
    mutate(
      { file: picture.file, bucket, signal, onProgress },
      {
        onSuccess: ({ objectKey }) => {
          if (signal.aborted) return;
          setState({ status: "done", picture });
          onChange(objectKey);
        },
        onError: (error) => {
          if (signal.aborted) return;
          setState({
            status: "failed",
            picture,
            reason: messageToShow(error) ?? photoCopy.upload.failure.text,
            // What the server refuses for what it is, it refuses again.
            canRetry: !hasStatus(error, 415) && !hasStatus(error, 413),
          });
        },
      },
    );
  }

  /** Takes a file that was chosen, dropped or pasted, in the place of any before it. */
  function choose(file: File) {
    if (file.type.startsWith("image/")) send({ file, url: URL.createObjectURL(file) });
    else refuse(photoCopy.notAnImage);
  }

  function retry() {
    if (state.status === "failed" && state.picture) send(state.picture);
  }

  /** Takes the photo away. */
  function remove() {
    reset();
    onChange(null);
  }

  return { state, isRunning: state.status === "uploading", choose, retry, reset, remove };
}
