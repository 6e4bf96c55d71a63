import type { InvitationDetails } from "@/lib/features/members/model/dto";
import { roleLabel } from "@/lib/features/members/model/rules";

/** Shows the inviter, the household, the invited address and the role of an invitation. */
export function InvitationPanel({ invitation }: { invitation: InvitationDetails }) {
  const { email, householdName, inviterName, role } = invitation;
  const facts = [
    ["Email", email],
    ["Household", householdName],
    ["Invited by", inviterName],
    ["Role", roleLabel(role)],
  ] as const;
  return (
    <section
      aria-labelledby="invitation-title"
      className="bg-accent text-accent-foreground rounded-xl p-4"
    >
      <h2 id="invitation-title" className="font-semibold">
        You are invited
      </h2>
      <dl className="mt-2.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-base">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
