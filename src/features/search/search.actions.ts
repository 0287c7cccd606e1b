import { decideMarketFilter } from '#features/search/search-scope.rules.ts'
import type { ActionSlice } from '#kernel/action.ts'

export const searchActions: ActionSlice = {
  'narrow-search-to-market': {
    decide: ({ traits }) => decideMarketFilter(traits, true),
    decideForVisitor: ({ traits }) => decideMarketFilter(traits, false),
  },
}
