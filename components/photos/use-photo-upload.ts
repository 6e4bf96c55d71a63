"use client";

import { useEffect, useRef, useState } from "react";
import { hasStatus, messageToShow } from "@/lib/client/api";
import { useUploadPhoto } from "@/lib/features/photos/client/mutations";
import { UPLOAD_FAILED } from "@/lib/features/photos/model/copy";
import type { Bucket } from "@/lib/features/photos/model/schema";

/** A chosen file and the object URL that shows it before the upload. */
interface Picture {
  file: File;
  url: string;
}

/** The states of choosing a photo. */
export type PhotoState =
  | { status: "idle" }
  | { status: "uploading"; picture: Picture; percent: number }
  | { status: "done"; picture: Picture }
  | { status: "failed"; picture: Picture | null; reason: string; canRetry: boolean };

interface PhotoUploadOptions {
  bucket: Bucket;
  /** Called with the key of the uploaded photo, or with null when the photo was removed. */
  onChange: (photo: string | null) => void;
}

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;

/** Uploads the photo of a form. The form value changes only after the upload, or on removal. */
export function usePhotoUpload({ bucket, onChange }: PhotoUploadOptions) {
  const [state, setState] = useState<PhotoState>({ status: "idle" });
  const running = useRef<AbortController>(null);
  const { mutate } = useUploadPhoto();
  const url = state.status === "idle" ? undefined : state.picture?.url;

  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);
  useEffect(() => () => running.current?.abort(), []);

  /** Discards the chosen file and cancels its upload. The form value is unchanged. */
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
            reason: messageToShow(error) ?? UPLOAD_FAILED,
            // A retry is useless when the server has refused the file for its type or its size.
            canRetry: !hasStatus(error, 415) && !hasStatus(error, 413),
          });
        },
      },
    );
  }

  /** Uploads a chosen, dropped or pasted file and replaces the previous one. */
  function choose(file: File) {
    if (file.type.startsWith("image/")) send({ file, url: URL.createObjectURL(file) });
    else refuse("This file is not a picture. JPEG, PNG, WebP, AVIF and GIF work.");
  }

  function retry() {
    if (state.status === "failed" && state.picture) send(state.picture);
  }

  /** Removes the photo from the form. */
  function remove() {
    reset();
    onChange(null);
  }

  return { state, isRunning: state.status === "uploading", choose, retry, reset, remove };
}
