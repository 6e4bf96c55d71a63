"use client";

import { NativeSelect } from "@/components/ui/native-select";
import { useChangeRole } from "@/lib/features/members/client/mutations";
import type { Member } from "@/lib/features/members/model/dto";
import { givenRoles, roleLabel } from "@/lib/features/members/model/rules";

/**
 * Changes the role of another member. A role that cannot be assigned is listed only if the member
 * has it.
 */
export function RoleSelect({ member }: { member: Member }) {
  const change = useChangeRole();
  const { id, username, role } = member;
  return (
    <div className="flex-1 sm:w-36">
      <NativeSelect
        aria-label={`Role of ${username}`}
        value={role}
        disabled={change.isPending}
        onChange={(event) => {
          const next = givenRoles.find((given) => given === event.target.value);
          if (next) change.mutate({ id, role: next });
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
    </div>
  );
}
