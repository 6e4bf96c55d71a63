import { ClipboardCheck, MapPin, ShoppingBasket } from "lucide-react";

/** The three benefits on the entrance screen. */
const benefits = [
  { icon: MapPin, text: "Track items in multiple locations" },
  { icon: ShoppingBasket, text: "Generate shopping lists automatically" },
  { icon: ClipboardCheck, text: "Regular inventory checks to stay updated" },
];

export function Benefits() {
  return (
    <ul className="flex flex-col gap-4">
      {benefits.map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-center gap-3.5 text-lg">
          <span className="bg-accent text-accent-foreground flex size-11 shrink-0 items-center justify-center rounded-xl">
            <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
