import { writeAudit } from '#foundation/audit/public.server.ts'
import {
  addSynonymList,
  changeSynonymList,
  listSynonymLists,
  removeSynonymList,
} from '#features/search/search-admin/synonym.api.ts'
import { findSameList, MOST_LISTS } from '#features/search/search-admin/synonym.rules.ts'
import type { SynonymList } from '#foundation/search-engine/public.ts'
import {
  deleteSynonyms,
  insertSynonyms,
  listSynonyms,
  lockCuration,
  updateSynonyms,
} from '#foundation/search-engine/public.server.ts'
import type { Tx } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'
import { refuse } from '#features/search/search-admin/refusal.service.ts'
import { userOf } from '#platform/http/access.ts'

/** Searches read the lists as they are: a change counts from the next search on. */
export const synonymRoutes = (app: App): void => {
  const now = () => app.services.clock.now()
  const toAnswer = ({ id, words }: SynonymList) => ({ id, words: [...words] })

  const refuseSame = async (tx: Tx, words: readonly string[], own?: string): Promise<readonly SynonymList[]> => {
    await lockCuration(tx)
    const lists = await listSynonyms(tx)
    const others = lists.filter(({ id }) => id !== own)
    return findSameList(others, words) ? refuse('same_list', 'There is a list with the same words already.') : lists
  }

  addEndpoint(app, listSynonymLists, async (request) => ({ synonyms: (await listSynonyms(request.tx)).map(toAnswer) }))

  addEndpoint(app, addSynonymList, async (request) => {
    const user = userOf(request)
    const { words } = request.body
    const lists = await refuseSame(request.tx, words)
    if (lists.length >= MOST_LISTS) refuse('too_many_lists', `There are ${MOST_LISTS} lists already: remove one first.`)
    const added = await insertSynonyms(request.tx, words)
    await writeAudit(request.tx, user, now(), 'search.synonyms.added', added)
    return toAnswer(added)
  })

  addEndpoint(app, changeSynonymList, async (request) => {
    const user = userOf(request)
    const changed = { id: request.params.id, words: request.body.words }
    const lists = await refuseSame(request.tx, changed.words, changed.id)
    const before = lists.find(({ id }) => id === changed.id) ?? notFound('list')
    await updateSynonyms(request.tx, changed)
    await writeAudit(request.tx, user, now(), 'search.synonyms.changed', { ...changed, before: before.words })
    return changed
  })

  addEndpoint(app, removeSynonymList, async (request, reply) => {
    const user = userOf(request)
    const removed = (await deleteSynonyms(request.tx, request.params.id)) ?? notFound('list')
    await writeAudit(request.tx, user, now(), 'search.synonyms.removed', removed)
    return reply.send(undefined)
  })
}
