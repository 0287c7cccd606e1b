import { pageHref } from '#features/blocks/public.ts'
import type { SearchHit, SearchQuestion } from '#features/engine/public.ts'
import type { ProductHint } from '#features/search/takeover/suggestion.rules.ts'
import type { Locale } from '#kernel/locale.ts'

const PRECISION = 2

/** A few products, while somebody types. */
export const askProducts = (query: string, size: number): Omit<SearchQuestion, 'sight'> => ({
  query,
  page: { size, current: 1 },
  filters: { field: 'document_type', values: ['Product'] },
  precision: PRECISION,
})

/** Its picture, number and name. */
export const describeHint = (
  { document: { key, texts, path, values = {}, locale: own }, language }: SearchHit,
  locale: Locale,
) => {
  const { sku = key, image } = values
  return {
    sku: String(sku),
    title: (texts[language] ?? Object.values(texts)[0])?.title ?? '',
    url: pageHref(own ?? locale, path),
    ...(typeof image === 'string' && { image }),
  } satisfies ProductHint
}
