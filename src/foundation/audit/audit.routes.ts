import { listOwnAudit } from '#foundation/audit/audit.api.ts'
import { listAudit } from '#foundation/audit/audit.store.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { userOf } from '#platform/http/access.ts'

export const auditRoutes = (app: App): void => {
  addEndpoint(app, listOwnAudit, async (request) => {
    const { by, before, limit, at: period, ...list } = request.query
    const user = userOf(request)
    const choice = { period, before: before === undefined ? undefined : new Date(before), isByOthers: by === 'others' }
    const { rows, total } = await listAudit(request.tx, user.id, { ...list, ...choice, size: limit ?? list.size })
    return {
      total,
      entries: rows.map(({ id, at, action, details, actorId, actorName }) => ({
        id,
        at: at.toISOString(),
        action,
        actor: { name: actorName, isSelf: actorId === user.id },
        details,
      })),
    }
  })
}
