import { Badge } from "@/components/ui/badge";
import { roleLabel } from "@/lib/features/members/model/rules";
import type { Role } from "@/lib/policy/actor";

/** A role at a glance: admins stand out. */
export function RoleBadge({ role }: { role: Role }) {
  return <Badge variant={role === "admin" ? "default" : "outline"}>{roleLabel(role)}</Badge>;
}
