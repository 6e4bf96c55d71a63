import { Badge } from "@/components/ui/badge";
import { roleLabel } from "@/lib/features/members/model/rules";
import type { Role } from "@/lib/policy/actor";

/** Shows a role as a badge; that of admins is filled, in a neutral colour, because green marks the next action. */
export function RoleBadge({ role }: { role: Role }) {
  if (role !== "admin") return <Badge variant="outline">{roleLabel(role)}</Badge>;
  return <Badge className="bg-muted-foreground text-background">{roleLabel(role)}</Badge>;
}
