"use client";

import type { z } from "zod";
import { shrinkImage } from "@/lib/client/shrink-image";
import { uploadFile } from "@/lib/client/upload-file";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { UPLOAD_FAILED } from "../model/copy";
import type { uploadedDto } from "../model/dto";
import type { Bucket } from "../model/schema";

interface Upload {
  file: File;
  bucket: Bucket;
  signal: AbortSignal;
  /** Called with the share of the picture that has been uploaded, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Shrinks and uploads a picture. The response has the object key for a `photo` field. */
export function useUploadPhoto() {
  return useApiMutation({
    isRepeatable: true,
    mutationFn: async ({ file, bucket, signal, onProgress }: Upload) => {
      const picture = await shrinkImage(file);
      signal.throwIfAborted();
      return uploadFile<z.output<typeof uploadedDto>>(`/api/upload?bucket=${bucket}`, picture, {
        signal,
        onProgress,
      });
    },
    success: { title: "Photo uploaded", text: "The photo has been uploaded successfully." },
    failure: { title: "Error", text: UPLOAD_FAILED },
  });
}
