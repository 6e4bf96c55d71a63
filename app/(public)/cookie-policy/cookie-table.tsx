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

const cell =
  "px-2 py-3 align-top wrap-anywhere hyphens-auto first:w-[31%] first:pl-3 last:pr-3 sm:px-4";

export function CookieTable() {
  return (
    <div className="bg-card mt-4 rounded-xl border">
      <table className="w-full table-fixed text-left text-[0.8125rem] leading-normal sm:table-auto sm:text-[0.9375rem]">
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
            <tr key={name}>
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
