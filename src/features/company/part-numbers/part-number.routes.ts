import type { FastifyRequest } from 'fastify'
import { listProductsBySku } from '#features/storefront/catalogue/public.server.ts'
import { requireCompanyAdmin, requireMember } from '#features/company/people/public.server.ts'
import * as api from '#features/company/part-numbers/part-number.api.ts'
import { mayRemember } from '#features/company/part-numbers/part-number.rules.ts'
import {
  addPair,
  changePair,
  marketOf,
  rememberPair,
  type NumberKeeper,
} from '#features/company/part-numbers/part-number.service.ts'
import { deletePair, listPairs, readAllPairs } from '#features/company/part-numbers/part-number.store.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { App } from '#platform/feature.ts'
import { CSV_TYPE, writeCsv } from '#platform/files/csv-writer.ts'
import { userOf } from '#platform/http/access.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

/** The company's own numbers of our parts, by its admins; and matches that its people confirmed. */
export const partNumberRoutes = (app: App): void => {
  const { clock } = app.services

  const record = (request: FastifyRequest, action: string, object: string, details: Record<string, string> = {}) =>
    writeAudit(request.tx, userOf(request), clock.now(), action, { object, ...details, address: request.ip })

  const keeperOf = async (request: FastifyRequest<{ Querystring: { country?: string | undefined } }>): Promise<NumberKeeper> => {
    const { id, companyId } = await requireCompanyAdmin(request)
    return { tx: request.tx, companyId, personId: id, country: request.query.country }
  }

  addEndpoint(app, api.listPartNumbers, async (request) => {
    const keeper = await keeperOf(request)
    const { find, language = 'en', country: _, ...list } = request.query
    const { rows, total } = await listPairs(request.tx, keeper.companyId, find, list)
    const skus = [...new Set(rows.map(({ sku }) => sku))]
    const products = await listProductsBySku(request.tx, skus, await marketOf(keeper))
    const sold = new Map(products.filter(({ lifecycle }) => lifecycle === 'active').map((product) => [product.sku, product]))
    return {
      total,
      numbers: rows.map(({ id, number, sku, changedAt }) => {
        const names = sold.get(sku)?.names
        const name = names && (lookUp(names, language) ?? names['en'] ?? sku)
        return { id, number, sku, name: name ?? null, changedAt: changedAt.toISOString() }
      }),
    }
  })

  addEndpoint(app, api.addPartNumber, async (request) => {
    const id = await addPair(await keeperOf(request), request.body, clock.now())
    await record(request, 'part-number.created', id, request.body)
    return { id }
  })

  addEndpoint(app, api.changePartNumber, async (request) => {
    const { id } = request.params
    const { number, sku } = request.body
    const change = { ...(number !== undefined && { number }), ...(sku !== undefined && { sku }) }
    const pair = await changePair(await keeperOf(request), id, change, clock.now())
    await record(request, 'part-number.changed', id, { ...pair })
    return { id }
  })

  addEndpoint(app, api.removePartNumber, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    const { id } = request.params
    const pair = (await deletePair(request.tx, companyId, id)) ?? notFound('number')
    await record(request, 'part-number.removed', id, { ...pair })
    return { success: true as const }
  })

  addEndpoint(app, api.exportPartNumbers, async (request, reply) => {
    const { companyId } = await requireCompanyAdmin(request)
    const rows: string[][] = []
    for await (const { number, sku } of readAllPairs(request.tx, companyId)) rows.push([number, sku])
    await record(request, 'part-number.exported', companyId, { rows: String(rows.length) })
    reply.header('content-disposition', 'attachment; filename="part-numbers.csv"').type(CSV_TYPE)
    return reply.send(writeCsv({ name: 'Part numbers', columns: [{ header: 'number' }, { header: 'sku' }], rows }))
  })

  addEndpoint(app, api.rememberMatch, async (request) => {
    const { id: personId, companyId, role, isActive } = await requireMember(request)
    // Nobody teaches a company while they act for a customer.
    if (!isActive || !mayRemember(role) || userOf(request).actorId !== undefined) notFound('company')
    const keeper = { tx: request.tx, companyId, personId, country: request.query.country }
    const { id, isNew } = await rememberPair(keeper, request.body, clock.now())
    if (isNew) await record(request, 'part-number.remembered', id, request.body)
    return { id }
  })
}
