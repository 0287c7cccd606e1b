import { z } from 'zod'
import { writeAudit } from '#features/audit/public.server.ts'
import { plainText, refuse, staffOf, staffOnly } from '#features/search-admin/meet-staff.ts'
import * as rules from '#features/search-admin/synonym.rules.ts'
import * as store from '#features/search-admin/synonym.store.ts'
import type { App } from '#server/feature.ts'
import type { Tx } from '#server/database/database.ts'
import { ErrorAnswer, notFound } from '#server/http/errors.ts'

const PATH = '/api/search/business/synonyms'

const FAULTS: Readonly<Record<rules.PhraseFault, string>> = {
  few: `must hold at least ${rules.FEWEST_PHRASES} phrases`,
  many: `must hold at most ${rules.MOST_PHRASES} phrases`,
  blank: 'must not hold an empty phrase',
  long: `must hold phrases of at most ${rules.LONGEST_PHRASE} characters`,
  wordless: 'must hold phrases with a letter or a digit',
  twice: 'must not hold a phrase twice; capitals and accents do not count',
}

const body = z.strictObject({
  words: z
    .array(plainText.max(1000).transform(rules.tidyPhrase))
    .max(100)
    .superRefine((words, context) => {
      const found = rules.findPhraseFault(words)
      if (found) context.addIssue({ code: 'custom', message: FAULTS[found.fault] })
    })
    .describe('2 to 20 words or phrases of at most 60 characters that mean the same'),
})
const params = z.object({ id: z.uuid() })
const list = z.object({ id: z.uuid(), words: z.array(z.string()) })
const errors = { 400: ErrorAnswer, 401: ErrorAnswer, 404: ErrorAnswer }
const tags = ['search for the business']

/** Searches read the lists as they are: a change counts from the next search on. */
export const synonymRoutes = (app: App): void => {
  const now = () => app.services.clock.now()
  const toAnswer = ({ id, words }: rules.SynonymList) => ({ id, words: [...words] })

  const refuseSame = async (tx: Tx, words: readonly string[], own?: string): Promise<readonly rules.SynonymList[]> => {
    await store.lockSearchTables(tx)
    const lists = await store.listSynonyms(tx)
    const others = lists.filter(({ id }) => id !== own)
    return rules.findSameList(others, words) ? refuse('same_list', 'There is a list with the same words already.') : lists
  }

  app.get(
    PATH,
    {
      ...staffOnly,
      schema: { tags, summary: 'Words that mean the same', response: { 200: z.object({ synonyms: z.array(list) }), ...errors } },
    },
    async (request) => ({ synonyms: (await store.listSynonyms(request.tx)).map(toAnswer) }),
  )

  app.post(
    PATH,
    {
      ...staffOnly,
      schema: { tags, summary: 'Add words that mean the same', body, response: { 201: list, ...errors, 409: ErrorAnswer } },
    },
    async (request, reply) => {
      const user = staffOf(request)
      const { words } = request.body
      const lists = await refuseSame(request.tx, words)
      if (lists.length >= rules.MOST_LISTS)
        refuse('too_many_lists', `There are ${rules.MOST_LISTS} lists already: remove one first.`)
      const added = await store.insertSynonyms(request.tx, words)
      await writeAudit(request.tx, user, now(), 'search.synonyms.added', added)
      return reply.code(201).send(toAnswer(added))
    },
  )

  app.put(
    `${PATH}/:id`,
    {
      ...staffOnly,
      schema: { tags, summary: 'Change a list of synonyms', params, body, response: { 200: list, ...errors, 409: ErrorAnswer } },
    },
    async (request) => {
      const user = staffOf(request)
      const changed = { id: request.params.id, words: request.body.words }
      const lists = await refuseSame(request.tx, changed.words, changed.id)
      const before = lists.find(({ id }) => id === changed.id) ?? notFound('list')
      await store.updateSynonyms(request.tx, changed)
      await writeAudit(request.tx, user, now(), 'search.synonyms.changed', { ...changed, before: before.words })
      return changed
    },
  )

  app.delete(
    `${PATH}/:id`,
    { ...staffOnly, schema: { tags, summary: 'Remove a list of synonyms', params, response: { 204: z.void(), ...errors } } },
    async (request, reply) => {
      const user = staffOf(request)
      const removed = (await store.deleteSynonyms(request.tx, request.params.id)) ?? notFound('list')
      await writeAudit(request.tx, user, now(), 'search.synonyms.removed', removed)
      return reply.code(204).send(undefined)
    },
  )
}
