import { LogOut, UserX } from "lucide-react";

const texts = {
  deactivated: {
    icon: UserX,
    title: "Your account was deactivated",
    text: "Contact an administrator of your household to reactivate it.",
  },
  ended: {
    icon: LogOut,
    title: "You were signed out",
    text: "Your session on this device has ended. Sign in to go on.",
  },
};

/** Explains why the session on this device ended. */
export function SessionOver({ end }: { end: keyof typeof texts }) {
  const { icon: Icon, title, text } = texts[end];
  return (
    <div
      role="status"
      className="bg-accent text-accent-foreground mb-5 flex items-start gap-3 rounded-2xl px-4 py-3.5 leading-snug"
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="mt-0.5 text-base">{text}</p>
      </div>
    </div>
  );
}
