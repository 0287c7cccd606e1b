import type { Engine } from '#foundation/search-engine/public.server.ts'
import { findNearest } from '#features/search/search-api/public.server.ts'
import { findResultWords, type RequestedWords, type WordsPlace } from '#features/search/search/results/result-words.store.ts'
import type { ResultWords } from '#features/search/search/results/results-view.rules.ts'
import type { Tx } from '#platform/database/database.ts'

type WordsRequest = RequestedWords & {
  /** Nothing was found anywhere. */
  readonly isUnknown: boolean
}

/** Details of results beyond the index, and near matches where there are none; all of it as anonymous visitors see it. */
export const readResultWords = async (
  engine: Engine,
  tx: Tx,
  requested: WordsRequest,
  place: WordsPlace,
): Promise<ResultWords> => {
  const words = await findResultWords(tx, requested, place)
  if (!requested.isUnknown || requested.query === '') return words
  const visibility = { audience: [], market: place.market, ...place.locale }
  return { ...words, understood: await findNearest(engine, tx, requested.query, visibility) }
}
