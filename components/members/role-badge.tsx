import { Badge } from "@/components/ui/badge";
import { roleLabel } from "@/lib/features/members/model/rules";
import type { Role } from "@/lib/policy/actor";

/** Shows a role as a badge; that of admins is filled, in a neutral colour, because green marks the next action. */
export function RoleBadge({ role }: { role: Role }) {
  return <Badge variant={role === "admin" ? "neutral" : "outline"}>{roleLabel(role)}</Badge>;
}
