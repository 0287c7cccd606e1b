import { writeAudit } from '#foundation/audit/public.server.ts'
import { findDocuments, listPinnedQueries, pinDocuments } from '#features/search/search-admin/pin.api.ts'
import { MOST_PINNED_QUERIES, parseDocumentId, titleOf } from '#features/search/search-admin/pin.rules.ts'
import type { QueryPin, Visibility } from '#foundation/search-engine/public.ts'
import { countPinnedQueries, listPins, lockCuration, savePins } from '#foundation/search-engine/public.server.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest } from '#platform/http/errors.ts'
import { refuse } from '#features/search/search-admin/refusal.service.ts'
import { userOf } from '#platform/http/access.ts'

const FOUND = 20

/** Documents that everyone may see somewhere: those of one customer are never pinned. */
const lookAsPublic = (speaks: Language): Visibility => ({ audience: [], language: speaks })

/** Results that the business ranks first for a query. */
export const pinRoutes = (app: App): void => {
  const { engine, clock } = app.services

  const describePins = async (tx: Tx, pins: readonly QueryPin[], speaks: Language) => {
    const documents = await engine.read(tx, lookAsPublic(speaks), pins)
    const describePin = ({ kind, key }: QueryPin) => {
      const document = documents.get(`${kind}:${key}`)
      return { id: `${kind}:${key}`, title: document ? titleOf(document, speaks) : null, type: document?.type ?? null }
    }
    return [...Map.groupBy(pins, (pin) => pin.query)].map(([name, own]) => ({ query: name, documents: own.map(describePin) }))
  }

  addEndpoint(app, listPinnedQueries, async ({ tx, query: { query, language } }) => ({
    pins: await describePins(tx, await listPins(tx, query), language),
  }))

  addEndpoint(app, pinDocuments, async (request) => {
    const user = userOf(request)
    const { query: name, language: speaks } = request.query
    const ids = request.body.documents
    const keys = ids.map((id) => parseDocumentId(id) ?? badRequest('A document is named by its kind and key.'))
    const known = await engine.read(request.tx, lookAsPublic(speaks), keys)
    const missing = ids.filter((id) => !known.has(id))
    if (missing.length > 0)
      badRequest(
        'Some of these documents do not exist.',
        missing.map((id) => ({ path: `documents.${ids.indexOf(id)}`, message: `We could not find ${id}.` })),
      )
    await lockCuration(request.tx)
    const before = await listPins(request.tx, name)
    if (ids.length > 0 && before.length === 0 && (await countPinnedQueries(request.tx)) >= MOST_PINNED_QUERIES)
      refuse('too_many_pins', `There are pins for ${MOST_PINNED_QUERIES} queries already: remove one first.`)
    await savePins(request.tx, name, keys)
    await writeAudit(request.tx, user, clock.now(), 'search.pins.changed', {
      query: name,
      documents: ids,
      before: before.map(({ kind, key }) => `${kind}:${key}`),
    })
    const [now] = await describePins(request.tx, await listPins(request.tx, name), speaks)
    return now ?? { query: name, documents: [] }
  })

  addEndpoint(app, findDocuments, async (request) => {
    const { q, language: speaks } = request.query
    const search = { query: q, page: { size: FOUND, current: 1 }, precision: 2, visibility: lookAsPublic(speaks) }
    const { hits } = await engine.search(request.tx, search)
    const documents = hits.map(({ kind, document }) => {
      const number = document.numbers?.[0]
      const id = `${kind}:${document.key}`
      return { id, title: titleOf(document, speaks), type: document.type, ...(number === undefined ? {} : { number }) }
    })
    return { documents }
  })
}
