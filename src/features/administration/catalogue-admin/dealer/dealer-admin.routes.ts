import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { listChanges } from '#features/administration/catalogue-admin/change.rules.ts'
import { nameDealer } from '#features/administration/catalogue-admin/dealer/dealer-admin.rules.ts'
import { listDealers } from '#features/storefront/dealers/public.server.ts'
import { DEALER_TAGS, sortTags } from '#features/storefront/dealers/public.ts'
import { userOf } from '#platform/http/access.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'
import * as api from '#features/administration/catalogue-admin/dealer/dealer-admin.api.ts'
import * as store from '#features/administration/catalogue-admin/dealer/dealer-admin.store.ts'

/** Dealers as admins keep them. */
export const dealerAdminRoutes = (app: App): void => {
  const { clock } = app.services
  const audit = (request: FastifyRequest, action: string, details: object): Promise<void> =>
    writeAudit(request.tx, userOf(request), clock.now(), action, { ...details, address: request.ip })

  addEndpoint(app, api.listDealerRows, async ({ tx, query: { find, country, tag, ...list } }) => {
    const { rows, total } = await store.listDealerRows(tx, { find, country, tag }, list)
    const all = await listDealers(tx)
    return {
      rows: rows.map(({ hours, tags, markets, ...row }) => ({
        ...row,
        hours: [...hours],
        tags: [...tags],
        markets: markets && [...markets],
      })),
      total,
      countries: [...new Set(all.map((dealer) => dealer.country))],
      tags: sortTags([...DEALER_TAGS, ...all.flatMap((dealer) => dealer.tags)]),
    }
  })

  addEndpoint(app, api.addDealer, async (request) => {
    const { tx, body } = request
    await store.lockNames(tx)
    const taken = new Set((await listDealers(tx)).map(({ id }) => id))
    const id = nameDealer(body.name, body.city, taken)
    await store.saveDealer(tx, { ...body, id })
    await audit(request, 'dealer.add', { object: id, name: body.name, before: null, after: body.name })
    return { id }
  })

  addEndpoint(app, api.changeDealer, async (request) => {
    const { tx, params, body } = request
    const before = (await listDealers(tx)).find(({ id }) => id === params.id) ?? notFound('dealer')
    await store.saveDealer(tx, { ...body, id: params.id })
    const { id: _, ...known } = before
    const changed = listChanges(known, body)
    await audit(request, 'dealer.change', { object: params.id, name: body.name, ...changed })
    return { id: params.id }
  })

  addEndpoint(app, api.removeDealers, async (request) => {
    const removed = await store.removeDealers(request.tx, request.body.ids)
    for (const { id, name } of removed) await audit(request, 'dealer.remove', { object: id, name, before: name, after: null })
    return { removed: removed.length }
  })
}
