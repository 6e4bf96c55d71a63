import { CloudOff } from "lucide-react";

/**
 * Shows a line above a screen about the data stored on this device. Null renders it without height.
 */
export function DeviceNotice({ text }: { text: string | null }) {
  return (
    <p
      aria-live="polite"
      className="text-muted-foreground bg-muted mb-3 flex items-center gap-2.5 rounded-xl px-3.5 py-2 text-sm leading-snug font-medium empty:hidden"
    >
      {text !== null && (
        <>
          <CloudOff aria-hidden className="size-4.5 shrink-0" />
          <span>{text}</span>
        </>
      )}
    </p>
  );
}
