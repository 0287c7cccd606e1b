import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { listChanges } from '#features/administration/catalogue-admin/change.rules.ts'
import { checkReplacement } from '#features/administration/catalogue-admin/product/product-admin.rules.ts'
import { reindexTask } from '#features/storefront/catalogue/public.server.ts'
import { foldPartNumber } from '#kernel/part-number.ts'
import { userOf } from '#platform/http/access.ts'
import { noteChanges } from '#features/storefront/product-import/public.server.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, Problem } from '#platform/http/errors.ts'
import * as api from '#features/administration/catalogue-admin/product/product-admin.api.ts'
import * as store from '#features/administration/catalogue-admin/product/product-admin.store.ts'

const MOST_FOUND = 100
/** As the search knows products. */
const PRODUCT = 'product'

const etagOf = ({ changedAt }: { readonly changedAt: Date }): string => `"${changedAt.getTime()}"`

const requireSeen = (ifMatch: string | undefined, etag: string): void => {
  if (ifMatch === undefined) throw new Problem(428, 'precondition_required', 'Say with If-Match which product was changed.')
  if (ifMatch !== etag) throw new Problem(412, 'changed', 'Somebody has changed this product in the meantime.')
}

const REASONS = {
  itself: 'A product cannot take its own place.',
  missing: 'A product that was replaced names what takes its place.',
  circle: 'The product that takes its place is replaced by this one.',
  unknown: 'The catalogue has no such product.',
} as const

const without = (words: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).flatMap(([language, text]) => (text ? [[language, text]] : [])))

/** Products as admins put them right between two imports. */
export const productAdminRoutes = (app: App): void => {
  const { clock, jobs, engine } = app.services
  /** By their names and texts, as customers find them; the best of them only. */
  const findByWords = async (tx: Tx, query: string, language: Language): Promise<string[]> => {
    const page = { size: MOST_FOUND, current: 1 }
    const { hits } = await engine.search(tx, { query, page, precision: 2, visibility: { audience: [], language } })
    return hits.flatMap(({ kind, document }) => (kind === PRODUCT ? [document.key] : []))
  }
  const audit = (request: FastifyRequest, details: object): Promise<void> =>
    writeAudit(request.tx, userOf(request), clock.now(), 'product.change', { ...details, address: request.ip })
  /** Listings are made anew beside the request; search hears of each product by itself. */
  const reindex = (request: FastifyRequest) =>
    jobs.enqueue(request.tx, reindexTask, {}, { owner: userOf(request).id, singletonKey: 'reindex' })

  addEndpoint(app, api.listProductRows, async ({ tx, query: { find, lifecycle, market, language = 'en', ...list } }) => {
    const narrowed = {
      ...{ lifecycle, market: market?.toLowerCase(), language },
      find: find === undefined ? undefined : { number: foldPartNumber(find), found: await findByWords(tx, find, language) },
    }
    const { rows, total } = await store.listProductRows(tx, narrowed, list)
    return { rows: rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() })), total }
  })

  addEndpoint(app, api.readProduct, async ({ tx, params: { sku } }) => {
    const { changedAt, names, texts, markets, ...product } = (await store.findProduct(tx, sku)) ?? notFound('product')
    return {
      ...product,
      etag: etagOf({ changedAt }),
      names: { ...names },
      texts: { ...texts },
      markets: markets && [...markets],
      replaces: await store.listReplaced(tx, sku),
    }
  })

  addEndpoint(app, api.changeProduct, async (request) => {
    const { tx, body, params } = request
    const before = (await store.findProduct(tx, params.sku, true)) ?? notFound('product')
    requireSeen(request.headers['if-match'], etagOf(before))
    const successors = body.replacedBy === null ? [] : await store.listSuccessors(tx, body.replacedBy)
    const reason = checkReplacement(before.sku, body, successors)
    if (reason) throw new Problem(422, 'invalid_replacement', REASONS[reason], { extra: { message: REASONS[reason], reason } })
    const at = clock.now()
    const after = { ...body, names: without(body.names), texts: without(body.texts) }
    await noteChanges(tx, [before.sku], () => store.saveProduct(tx, before.sku, { ...after, at }))
    const { names, texts, lifecycle, replacedBy, markets } = before
    await audit(request, {
      ...{ object: before.sku, name: names['en'] ?? before.sku },
      ...listChanges({ names, texts, lifecycle, replacedBy, markets }, after),
    })
    await reindex(request)
    return { sku: before.sku, etag: etagOf({ changedAt: at }) }
  })

  addEndpoint(app, api.changeProducts, async (request) => {
    const { skus, markets } = request.body
    const changed = await noteChanges(request.tx, skus, () => store.saveMarkets(request.tx, skus, markets, clock.now()))
    for (const { sku } of changed) await audit(request, { object: sku, after: { markets } })
    if (changed.length > 0) await reindex(request)
    return { changed: changed.length }
  })
}
