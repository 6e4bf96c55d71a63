/** Specification, "Legal pages". */
const cookies = [
  {
    name: "Session cookie",
    type: "Essential",
    purpose: "Keeps you signed in.",
    lasts: "The session",
  },
  {
    name: "Preferences cookie",
    type: "Functional",
    purpose: "Would remember how you like to see the service. Currently not set.",
    lasts: "1 year",
  },
  {
    name: "Analytics cookie",
    type: "Analytics",
    purpose: "Would count visits to improve the service. Currently not set.",
    lasts: "2 years",
  },
];

export function CookieTable() {
  return (
    // A table wider than a small screen scrolls in its own frame, which the keyboard can reach.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div
      role="region"
      aria-label="Cookies"
      tabIndex={0}
      className="bg-card mt-4 overflow-x-auto rounded-xl border"
    >
      <table className="w-full min-w-lg text-left text-[0.9375rem] leading-normal">
        <thead>
          <tr className="text-muted-foreground border-b">
            {["Cookie", "Type", "Purpose", "Lasts"].map((heading) => (
              <th key={heading} scope="col" className="px-4 py-3 font-medium">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {cookies.map(({ name, type, purpose, lasts }) => (
            <tr key={name} className="align-top">
              <th scope="row" className="px-4 py-3 font-semibold">
                {name}
              </th>
              <td className="px-4 py-3">{type}</td>
              <td className="px-4 py-3">{purpose}</td>
              <td className="px-4 py-3 whitespace-nowrap">{lasts}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
