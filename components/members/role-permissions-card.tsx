import { Check } from "lucide-react";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import type { Role } from "@/lib/policy/actor";
import { RoleBadge } from "./role-badge";

const descriptions = [
  {
    role: "admin",
    can: [
      "Add, change and delete locations and items",
      "Run inventory checks and make shopping lists",
      "Invite people and change their roles",
      "Delete recorded checks and lists, or their own account",
    ],
  },
  {
    role: "assistant",
    can: [
      "See locations and items",
      "Run inventory checks",
      "Add to the shopping list, tick things off, and put purchases away",
      "Download their data, or deactivate their own account",
    ],
  },
  {
    role: "regular",
    can: [
      "See locations, items, checks and shopping lists, without changing them",
      "Download their data, or deactivate their own account",
    ],
  },
] as const satisfies readonly { role: Role; can: readonly string[] }[];

/** Describes the permissions of each role. Regular cannot be assigned, but members can have it. */
export function RolePermissionsCard({ className }: { className?: string }) {
  return (
    <Card className={className}>
      <CardHeader>
        <CardTitle>Role Permissions</CardTitle>
        <CardDescription>What each role may do in your household</CardDescription>
      </CardHeader>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-6">
        {descriptions.map(({ role, can }) => (
          <div key={role}>
            <RoleBadge role={role} />
            <ul className="mt-3 flex flex-col gap-2 text-base">
              {can.map((text) => (
                <li key={text} className="flex gap-2.5">
                  <Check aria-hidden className="text-primary mt-0.5 size-4.5 shrink-0" />
                  {text}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Card>
  );
}
