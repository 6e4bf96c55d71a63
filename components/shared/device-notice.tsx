import { CloudOff } from "lucide-react";

/**
 * Shows a line about the data stored on this device. A place for the line is reserved in the title bar of a
 * phone, or in the side bar of larger windows. The line therefore moves no content and stays visible while
 * the screen scrolls. Taps pass through it.
 */
export function DeviceNotice({ text }: { text: string | null }) {
  return (
    <p
      role="status"
      data-device-notice={text === null ? undefined : ""}
      className="device-notice-place text-muted-foreground bg-muted pointer-events-none flex items-center gap-2 rounded-xl px-3 py-1 text-xs leading-tight font-medium empty:hidden"
    >
      {text !== null && (
        <>
          <CloudOff aria-hidden className="size-4 shrink-0" />
          <span className="min-w-0">{text}</span>
        </>
      )}
    </p>
  );
}
