import { PREFERENCES_COOKIE, sessionCookieNameFor } from "@/lib/core/cookie-names";

/** The rows of the table: each cookie that the app may set. */
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
    purpose:
      "Your theme, “Keep me signed in”, “Tap once to record”, the order of the shopping list, and your answer about analytics",
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

const columns = ["Cookie", "Type", "Purpose", "Lasts"];

/** On a phone the type of a cookie is below its name: four columns do not fit. */
const typeColumn = "hidden sm:table-cell";

const cell =
  "px-2 py-3 align-top first:w-[40%] first:pl-3 last:w-[26%] last:pr-3 sm:px-4 sm:last:w-auto sm:first:w-auto";

export function CookieTable() {
  return (
    <div className="bg-card mt-4 rounded-xl border">
      <table className="w-full table-fixed text-left text-xs leading-normal sm:table-auto sm:text-sm">
        <thead>
          <tr className="text-muted-foreground border-b">
            {columns.map((heading) => (
              <th
                key={heading}
                scope="col"
                className={`${cell} font-medium ${heading === "Type" ? typeColumn : ""}`}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {cookies.map(({ name, id, type, purpose, lasts }) => (
            <tr key={name}>
              <th scope="row" className={`${cell} font-semibold sm:whitespace-nowrap`}>
                {name}
                {id && (
                  <code className="text-muted-foreground mt-0.5 block font-sans font-normal wrap-anywhere">
                    {id}
                  </code>
                )}
                <span className="mt-0.5 block font-normal sm:hidden">{type}</span>
              </th>
              <td className={`${cell} ${typeColumn}`}>{type}</td>
              <td className={cell}>{purpose}</td>
              <td className={`${cell} sm:whitespace-nowrap`}>{lasts}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
