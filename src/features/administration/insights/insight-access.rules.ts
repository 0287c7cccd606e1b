import { decideBackOffice, decideEditing } from '#foundation/identity/public.ts'
import type { Decision } from '#kernel/decision.ts'
import type { UserRole } from '#kernel/scope.ts'

/** Authors see how their pages are used, admins everything. */
export const decideInsights = (roles: readonly UserRole[]): Decision => {
  const editing = decideEditing(roles)
  return editing.allowed ? editing : decideBackOffice(roles)
}
