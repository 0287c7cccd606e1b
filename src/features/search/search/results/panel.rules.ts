import { MARKET_PAGES } from '#foundation/locale/public.ts'
import type { SearchPanel } from '#features/search/search/blocks/search-panel.schema.ts'
import { readType, type Filter, type ResultsState } from '#features/search/search-api/public.ts'

const PER_PANEL = 10

/** A small search looks for one type, whatever the address says, and narrows by nothing but what its author chose. */
export const narrowState = ({ query, page, sort }: ResultsState, { documentType }: SearchPanel): ResultsState => {
  const type = readType(documentType)
  return { query, page, sort, chosen: {}, ...(type && { type }) }
}

export const planPanel = ({ filters }: Pick<SearchPanel, 'filters'>): { fixed: readonly Filter[]; size: number } => ({
  fixed: filters.map(({ field, value }) => ({ [field]: value })),
  size: PER_PANEL,
})

/** Pages below a locale that read what their address requests; all others are the same whatever it asks. */
export const takesQuestions = (path: string): boolean => MARKET_PAGES.test(path)
