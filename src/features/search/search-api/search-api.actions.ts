import { decideMarketFilter } from '#features/search/search-api/search-scope.rules.ts'
import type { ActionSlice } from '#kernel/action.ts'

export const searchApiActions: ActionSlice = {
  'narrow-search-to-market': {
    decide: ({ traits }) => decideMarketFilter(traits, true),
    decideForVisitor: ({ traits }) => decideMarketFilter(traits, false),
  },
}
