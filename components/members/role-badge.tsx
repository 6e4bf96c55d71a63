import { Badge } from "@/components/ui/badge";
import { roleLabel } from "@/lib/features/members/model/rules";
import type { Role } from "@/lib/policy/actor";

/** Shows a role as a badge; that of admins has a filled background. */
export function RoleBadge({ role }: { role: Role }) {
  return <Badge variant={role === "admin" ? "default" : "outline"}>{roleLabel(role)}</Badge>;
}
