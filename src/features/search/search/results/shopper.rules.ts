import { countChosen, type ResultsState } from '#features/search/search-api/public.ts'
import type { Flags } from '#kernel/flags.ts'

/** Who searches the portal, as far as the catalogue matters. */
export type Shopper = {
  readonly hasEcommerceAccess: boolean
  readonly soldToNumber?: string
  readonly selectedCurrency?: string
}

type Account = {
  readonly soldToNumber: string
  readonly defaultCurrency?: string
  readonly currencyList?: {
    readonly currency?: readonly { readonly isoCode: string }[]
    readonly currency_Info?: readonly { readonly isoCode: string }[]
  }
}

/** For which account, and in what it pays [3.11.9]. */
export const describeShopper = (hasEcommerceAccess: boolean, account: Account | undefined): Shopper => {
  if (!account) return { hasEcommerceAccess }
  const { currency, currency_Info } = account.currencyList ?? {}
  const selectedCurrency = account.defaultCurrency || (currency ?? currency_Info)?.[0]?.isoCode
  return { hasEcommerceAccess, soldToNumber: account.soldToNumber, ...(selectedCurrency && { selectedCurrency }) }
}

/** The catalogue is asked beside everything else where parts may be meant, and where a list begins [6.6.5, 7.8.7]. */
export const isHybrid = (state: ResultsState, { hybridSearch }: Pick<Flags, 'hybridSearch'>): boolean =>
  hybridSearch &&
  (state.type === undefined || state.type === 'Product') &&
  state.page === 1 &&
  state.sort === 'relevance' &&
  countChosen(state) === 0
