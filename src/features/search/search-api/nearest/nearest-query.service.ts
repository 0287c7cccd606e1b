import type { Engine } from '#foundation/search-engine/public.server.ts'
import type { Visibility } from '#foundation/search-engine/public.ts'
import {
  beginningOf,
  chooseNearest,
  NOTHING_UNDERSTOOD,
  planNearest,
  splitQuery,
  type NearQuery,
  type Understood,
} from '#features/search/search-api/nearest/nearest-query.rules.ts'
import type { Tx } from '#platform/database/database.ts'

/** Only what was written: a corrected word would be another one. */
const PRECISION = 2
const MOST_SUGGESTIONS = 3

/** Results for some of the words, or for words with the same beginning, where all of them together find nothing. */
export const findNearest = async (engine: Engine, tx: Tx, query: string, visibility: Visibility): Promise<Understood> => {
  const words = splitQuery(query)
  if (words.length === 0) return NOTHING_UNDERSTOOD
  const count = async (requested: string): Promise<NearQuery> => {
    const { total, correction } = await engine.search(tx, {
      query: requested,
      page: { size: 0, current: 1 },
      precision: PRECISION,
      visibility,
    })
    return { query: requested, count: correction === undefined ? total : 0 }
  }
  const countAll = async (queries: readonly string[]): Promise<NearQuery[]> => {
    const counted: NearQuery[] = []
    // One after another: they share the transaction's connection.
    for (const requested of queries) counted.push(await count(requested))
    return counted
  }
  const alone = await countAll(words)
  const known = alone.filter((word) => word.count > 0).map((word) => word.query)
  const unknown = words.filter((word) => !known.includes(word))
  const planned = planNearest(words, known)
  const tried = await countAll(planned.filter((requested) => !words.includes(requested)))
  const nearest = chooseNearest([...tried, ...alone.filter((word) => planned.includes(word.query))])
  if (nearest.length > 0) return { known, unknown, nearest }
  const [first = ''] = unknown
  const alike = await engine.suggest(tx, { query: beginningOf(first), size: MOST_SUGGESTIONS, visibility })
  return { known, unknown, nearest: chooseNearest(await countAll(alike)) }
}
