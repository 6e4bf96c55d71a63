"use client";

import { LateConfirmDialog } from "@/components/shared/late-confirm-dialog";
import { useDialog } from "@/components/shared/use-dialog";
import { NativeSelect } from "@/components/ui/native-select";
import { useChangeRole } from "@/lib/features/members/client/mutations";
import type { Member } from "@/lib/features/members/model/dto";
import { type GivenRole, givenRoles, roleLabel } from "@/lib/features/members/model/rules";
import type { Role } from "@/lib/policy/actor";

/**
 * Changes the role of another member after a confirmation, because a key press alone selects another option. A role
 * that cannot be assigned is listed only if the member has it.
 */
export function RoleSelect({ member }: { member: Member }) {
  const asking = useDialog<GivenRole>();
  const change = useChangeRole();
  const { id, username, role } = member;
  const next = asking.subject ?? role;
  const { title, text } = roleQuestion(username, { from: role, to: next });
  return (
    <div className="w-31 sm:w-36">
      <NativeSelect
        aria-label={`Role of ${username}`}
        className="max-sm:pr-9 max-sm:pl-3"
        value={role}
        onChange={(event) => {
          const chosen = givenRoles.find((given) => given === event.target.value);
          if (!chosen) return;
          change.reset();
          asking.open(chosen);
        }}
      >
        {role === "regular" && (
          <option value={role} disabled hidden>
            {roleLabel(role)}
          </option>
        )}
        {givenRoles.map((given) => (
          <option key={given} value={given}>
            {roleLabel(given)}
          </option>
        ))}
      </NativeSelect>
      <LateConfirmDialog
        open={asking.isOpen}
        onOpenChange={asking.setOpen}
        title={title}
        description={text}
        confirmLabel="Change role"
        busyLabel="Changing..."
        isDestructive={false}
        isBusy={change.isPending}
        onConfirm={() => {
          const close = () => asking.setOpen(false);
          if (asking.subject) change.mutate({ id, role: asking.subject }, { onSettled: close });
        }}
      />
    </div>
  );
}

function roleQuestion(username: string, { from, to }: { from: Role; to: Role }) {
  return to === "admin"
    ? {
        title: `Make ${username} an admin?`,
        text: "Admins may do everything in your household: edit and delete locations and items, invite and deactivate people, and purge data.",
      }
    : {
        title: `Make ${username} an assistant?`,
        text: `Assistants run checks and use shopping lists. They cannot edit locations and items or manage people.${from === "admin" ? " Invitations that they have sent end." : ""}`,
      };
}
