import { z } from 'zod'
import { writeAudit } from '#features/audit/public.server.ts'
import type { Visibility } from '#features/search-engine/public.ts'
import { nameQuery } from '#features/search-engine/public.server.ts'
import { plainText, refuse, staffOf, staffOnly } from '#features/search-admin/meet-staff.ts'
import * as rules from '#features/search-admin/pin.rules.ts'
import * as store from '#features/search-admin/pin.store.ts'
import { lockSearchTables } from '#features/search-admin/synonym.store.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import type { Tx } from '#server/database/database.ts'
import type { App } from '#server/feature.ts'
import { badRequest, ErrorAnswer } from '#server/http/errors.ts'

const PATH = '/api/search/business'
const FOUND = 20

const language = z.enum(LANGUAGES).default('en').describe('In which titles are told')
const query = plainText
  .max(rules.LONGEST_QUERY)
  .transform(nameQuery)
  .refine((name) => name !== '' && name.length <= rules.LONGEST_QUERY, 'must have 1 to 128 characters')
const pinned = z.object({
  query: z.string(),
  documents: z.array(z.object({ id: z.string(), title: z.string().nullable(), type: z.string().nullable() })),
})
const found = z.object({ id: z.string(), title: z.string(), type: z.string(), number: z.string().optional() })
const body = z.strictObject({
  documents: z
    .array(plainText.min(3).max(1000))
    .max(rules.MOST_PINS, `must hold at most ${rules.MOST_PINS} documents`)
    .refine((ids) => rules.findRepeated(ids) === undefined, 'must not hold a document twice')
    .describe('`{kind}:{key}`, the first one first; none leaves the order to the search'),
})
const errors = { 400: ErrorAnswer, 401: ErrorAnswer, 404: ErrorAnswer }
const tags = ['search for the business']

/** What everyone may see somewhere: papers of one customer are pinned for nobody. */
const lookAsPublic = (speaks: Language): Visibility => ({ audience: [], language: speaks })

/** What the business wants first for a query. */
export const pinRoutes = (app: App): void => {
  const { engine, clock } = app.services

  const describePins = async (tx: Tx, pins: readonly store.Pin[], speaks: Language): Promise<z.infer<typeof pinned>[]> => {
    const documents = await engine.read(tx, lookAsPublic(speaks), pins)
    const describePin = ({ kind, key }: store.Pin) => {
      const document = documents.get(`${kind}:${key}`)
      return { id: `${kind}:${key}`, title: document ? rules.titleOf(document, speaks) : null, type: document?.type ?? null }
    }
    return [...Map.groupBy(pins, (pin) => pin.query)].map(([name, own]) => ({ query: name, documents: own.map(describePin) }))
  }

  app.get(
    `${PATH}/pins`,
    {
      ...staffOnly,
      schema: {
        tags,
        summary: 'What is pinned, for all queries or for one',
        querystring: z.object({ query: query.optional(), language }),
        response: { 200: z.object({ pins: z.array(pinned) }), ...errors },
      },
    },
    async (request) => {
      return {
        pins: await describePins(request.tx, await store.listPins(request.tx, request.query.query), request.query.language),
      }
    },
  )

  app.put(
    `${PATH}/pins`,
    {
      ...staffOnly,
      schema: {
        tags,
        summary: 'Pin documents to a query, in this order',
        querystring: z.object({ query, language }),
        body,
        response: { 200: pinned, ...errors, 409: ErrorAnswer },
      },
    },
    async (request) => {
      const user = staffOf(request)
      const { query: name, language: speaks } = request.query
      const ids = request.body.documents
      const keys = ids.map((id) => rules.parseDocumentId(id) ?? badRequest('A document is named by its kind and key.'))
      const known = await engine.read(request.tx, lookAsPublic(speaks), keys)
      const missing = ids.filter((id) => !known.has(id))
      if (missing.length > 0)
        badRequest(
          'Some of these documents do not exist.',
          missing.map((id) => ({ path: `documents.${ids.indexOf(id)}`, message: `We could not find ${id}.` })),
        )
      await lockSearchTables(request.tx)
      const before = await store.listPins(request.tx, name)
      if (ids.length > 0 && before.length === 0 && (await store.countPinnedQueries(request.tx)) >= rules.MOST_PINNED_QUERIES)
        refuse('too_many_pins', `There are pins for ${rules.MOST_PINNED_QUERIES} queries already: remove one first.`)
      await store.savePins(request.tx, name, keys)
      await writeAudit(request.tx, user, clock.now(), 'search.pins.changed', {
        query: name,
        documents: ids,
        before: before.map(({ kind, key }) => `${kind}:${key}`),
      })
      const [now] = await describePins(request.tx, await store.listPins(request.tx, name), speaks)
      return now ?? { query: name, documents: [] }
    },
  )

  app.get(
    `${PATH}/documents`,
    {
      ...staffOnly,
      schema: {
        tags,
        summary: 'Documents to pin, as everyone finds them, in all markets',
        querystring: z.object({ q: plainText.trim().min(1).max(rules.LONGEST_QUERY), language }),
        response: { 200: z.object({ documents: z.array(found) }), ...errors },
      },
    },
    async (request) => {
      const { q, language: speaks } = request.query
      const question = { query: q, page: { size: FOUND, current: 1 }, precision: 2, visibility: lookAsPublic(speaks) }
      const { hits } = await engine.search(request.tx, question)
      const documents = hits.map(({ kind, document }) => {
        const number = document.numbers?.[0]
        const id = `${kind}:${document.key}`
        return { id, title: rules.titleOf(document, speaks), type: document.type, ...(number === undefined ? {} : { number }) }
      })
      return { documents }
    },
  )
}
