"use client";

import { type ComponentProps, type Ref, useRef } from "react";
import { Button } from "@/components/ui/button";
import { ACCEPTED_IMAGES } from "@/lib/features/photos/model/schema";
import type { PhotoUpload } from "./use-photo-upload";

interface PhotoActionsProps {
  /** The first button of the photo's actions. It takes the focus when the photo has an error. */
  ref: Ref<HTMLButtonElement>;
  hasPhoto: boolean;
  upload: PhotoUpload;
  isDisabled: boolean;
}

/**
 * Shows the actions for the current state of the photo. The first button stays mounted and changes
 * its action, so that the focus is not lost.
 */
export function PhotoActions({ ref, hasPhoto, upload, isDisabled }: PhotoActionsProps) {
  const actions = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { state, isRunning } = upload;
  const canRetry = state.status === "failed" && state.canRetry;
  const isFailed = state.status === "failed";
  const chooseLabel = hasPhoto || isFailed ? "Choose another photo" : "Choose a photo";

  function leaveOut() {
    if (isFailed) upload.reset();
    else upload.remove();
    // The pressed button, Discard or Remove photo, may unmount, so the focus moves to the first
    // button.
    actions.current?.querySelector("button")?.focus();
  }

  return (
    <div ref={actions} className="flex flex-wrap gap-2 max-sm:*:w-full">
      <Action
        ref={ref}
        disabled={isDisabled}
        onClick={() => {
          if (isRunning) upload.reset();
          else if (canRetry) upload.retry();
          else files.current?.click();
        }}
      >
        {isRunning ? "Cancel upload" : canRetry ? "Try again" : chooseLabel}
      </Action>
      {!isRunning && !canRetry && (
        <Action
          className="hidden pointer-coarse:inline-flex"
          disabled={isDisabled}
          onClick={() => camera.current?.click()}
        >
          Take a photo
        </Action>
      )}
      {!isRunning && (hasPhoto || isFailed) && (
        <Action variant="ghost" disabled={isDisabled} onClick={leaveOut}>
          {isFailed ? "Discard" : "Remove photo"}
        </Action>
      )}
      <FileInput ref={files} onFile={upload.choose} />
      <FileInput ref={camera} capture="environment" onFile={upload.choose} />
    </div>
  );
}

function Action(props: ComponentProps<typeof Button>) {
  return <Button variant="outline" {...props} />;
}

interface FileInputProps extends ComponentProps<"input"> {
  onFile: (file: File) => void;
}

function FileInput({ onFile, ...props }: FileInputProps) {
  return (
    <input
      type="file"
      hidden
      accept={ACCEPTED_IMAGES}
      onChange={({ target }) => {
        const file = target.files?.[0];
        // Resets the input, so that choosing the same file again fires `change`.
        target.value = "";
        if (file) onFile(file);
      }}
      {...props}
    />
  );
}
