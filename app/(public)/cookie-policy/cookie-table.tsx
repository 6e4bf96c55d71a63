/** Specification, "Legal pages". */
const cookies = [
  {
    name: "Session cookie",
    type: "Essential",
    purpose: "Keeps you signed in",
    lasts: "The session",
  },
  {
    name: "Preferences cookie",
    type: "Functional",
    purpose: "Your preferred view; not set today",
    lasts: "1 year",
  },
  {
    name: "Analytics cookie",
    type: "Analytics",
    purpose: "How the service is used; not set today",
    lasts: "2 years",
  },
];

const cell = "px-2.5 py-3 first:pl-4 last:pr-4 sm:px-4";

export function CookieTable() {
  return (
    <div className="bg-card mt-4 rounded-xl border">
      <table className="w-full text-left text-sm leading-normal sm:text-[0.9375rem]">
        <thead>
          <tr className="text-muted-foreground border-b">
            {["Cookie", "Type", "Purpose", "Lasts"].map((heading) => (
              <th key={heading} scope="col" className={`${cell} font-medium`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {cookies.map(({ name, type, purpose, lasts }) => (
            <tr key={name} className="align-top">
              <th scope="row" className={`${cell} font-semibold`}>
                {name}
              </th>
              <td className={cell}>{type}</td>
              <td className={cell}>{purpose}</td>
              <td className={cell}>{lasts}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
