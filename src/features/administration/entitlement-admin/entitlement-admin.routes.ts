import { writeAudit } from '#foundation/audit/public.server.ts'
import { refuseWish, type Refusal } from '#features/administration/entitlement-admin/entitlement-admin.rules.ts'
import { listEntitlementRows, lockHolder } from '#features/administration/entitlement-admin/entitlement-admin.store.ts'
import { listTools, saveToolAccess } from '#foundation/entitlements/public.server.ts'
import { userOf } from '#platform/http/access.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import * as api from '#features/administration/entitlement-admin/entitlement-admin.api.ts'

const DAY_MS = 86_400_000

/** Rights to tools beyond what people request. */
export const entitlementAdminRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(app, api.listEntitlements, async ({ tx, query: { find, tool, status, ...list } }) => {
    const { rows, total } = await listEntitlementRows(tx, { find, tool, status }, list)
    const tools = await listTools(tx)
    return {
      rows: rows.map((row) => ({
        ...row,
        changedAt: row.changedAt.toISOString(),
        expiresAt: row.expiresAt?.toISOString() ?? null,
      })),
      total,
      tools: tools.map(({ id, name, names }) => ({ id, name, names: { ...names } })),
    }
  })

  addEndpoint(app, api.changeEntitlements, async (request) => {
    const { tx, body } = request
    const user = userOf(request)
    const own = user.actorId ?? user.id
    const { status } = body
    const now = clock.now()
    const ends = body.expiresOn === null || status !== 'Approved' ? null : new Date(Date.parse(body.expiresOn) + DAY_MS)
    const refused: { person: string; tool: string; reason: Refusal | 'unknown' | 'past' }[] = []
    let changed = 0
    for (const { person, tool } of body.entries) {
      const holder = await lockHolder(tx, person, tool)
      const isPast = ends !== null && ends <= now
      const refusal = holder && refuseWish({ own, person: holder.id, tool, before: holder.status, status })
      if (!holder || refusal || isPast) {
        refused.push({ person, tool, reason: refusal ?? (holder ? 'past' : 'unknown') })
        continue
      }
      await saveToolAccess(tx, { personId: holder.id, toolId: tool, status, expiresAt: ends }, now)
      await writeAudit(tx, { id: holder.id, actorId: own }, now, 'entitlement.change', {
        ...{ object: tool, name: holder.name, before: holder.status, after: status },
        ...{ until: body.expiresOn, address: request.ip },
      })
      changed += 1
    }
    return { changed, refused }
  })
}
