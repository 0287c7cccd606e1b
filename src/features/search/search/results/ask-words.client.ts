import { call } from '#browser/api.ts'
import type { PageContext } from '#foundation/blocks/public.ts'
import { readResultWords } from '#features/search/search/results/result-words.api.ts'
import { NO_WORDS, type listRequested, type ResultWords } from '#features/search/search/results/results-view.rules.ts'

/** Names, prices and replacements beyond the index: without them the list is still a list. */
export const askWords = async (
  { locale }: Pick<PageContext, 'locale'>,
  requested: ReturnType<typeof listRequested>,
): Promise<ResultWords> => {
  const { paths: path, families: family, skus: sku, number, isEmpty, query: search, isUnknown } = requested
  const query = {
    path,
    family,
    sku,
    number,
    topics: isEmpty ? 'true' : 'false',
    search,
    nearest: isUnknown ? 'true' : 'false',
    ...locale,
  } as const
  return (await call(readResultWords, { isQuiet: true, errors: 'own', query })).data ?? NO_WORDS
}
