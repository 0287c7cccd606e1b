import { listAuditLog } from '#foundation/audit/audit-log.api.ts'
import { listActions, listLog } from '#foundation/audit/audit-log.store.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The log as admins read it; nothing here changes it. */
export const auditLogRoutes = (app: App): void => {
  addEndpoint(app, listAuditLog, async ({ tx, scope, query: { object, actor, action, find, at, ...list } }) => {
    const hidden = app.hiddenFrom(scope.user?.roles ?? [])
    const { rows, total } = await listLog(tx, { object, actor, action, find, at, hidden }, list)
    const entries = rows.map((row) => {
      const { object: thing, name, before = null, after = null, address, ...details } = row.details
      return {
        id: row.id,
        at: row.at.toISOString(),
        actor: { name: row.name, email: row.email },
        action: row.action,
        object: textOrNull(thing),
        name: textOrNull(name),
        before,
        after,
        details,
        address: textOrNull(address),
      }
    })
    return { entries, total, actions: await listActions(tx) }
  })
}
