import { PREFERENCES_COOKIE, sessionCookieNameFor } from "@/lib/core/cookie-names";

/** Specification, "Legal pages" and section 9. */
const cookies = [
  {
    name: "Session cookie",
    id: sessionCookieNameFor(false),
    type: "Essential",
    purpose: "Keeps you signed in",
    lasts: "The session",
  },
  {
    name: "Preferences cookie",
    id: PREFERENCES_COOKIE,
    type: "Functional",
    purpose: "Your theme, “Keep me signed in”, and your answer about analytics",
    lasts: "1 year",
  },
  {
    name: "Analytics cookie",
    id: null,
    type: "Analytics",
    purpose: "How the service is used; not set today",
    lasts: "2 years",
  },
];

const cell =
  "px-2 py-3 align-top wrap-anywhere hyphens-auto first:w-[33%] first:pl-3 last:w-[20%] last:pr-3 sm:px-4 sm:last:w-auto";

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
          {cookies.map(({ name, id, type, purpose, lasts }) => (
            <tr key={name}>
              <th scope="row" className={`${cell} font-semibold`}>
                {name}
                {id && (
                  <code className="text-muted-foreground mt-0.5 block font-sans font-normal">
                    {id}
                  </code>
                )}
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
