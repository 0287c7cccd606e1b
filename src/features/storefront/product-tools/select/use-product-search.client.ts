import { useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import type { ScheduleKind } from '#features/storefront/product-tools/schedule/schedule.rules.ts'
import type { ToolProduct } from '#features/storefront/product-tools/schedule/tool-product.rules.ts'
import { searchToolProducts } from '#features/storefront/product-tools/tool-product.api.ts'
import { useRested } from '#ui/use-rested.ts'

const SHORTEST = 2

export type ProductSearch = {
  readonly state: 'still' | 'loading' | 'ready' | 'failed'
  readonly products: readonly ToolProduct[]
}

const STILL: ProductSearch = { state: 'still', products: [] }

export const useProductSearch = (query: string, kind: ScheduleKind): ProductSearch => {
  const { country, language } = usePage().locale
  const words = query.trim()
  const rested = useRested(words)
  const requested = rested.length < SHORTEST ? undefined : rested
  // The old list stays, dimmed, until the new one is there.
  const { data, isError, isPending, isPlaceholderData } = useEndpointQuery(
    searchToolProducts,
    requested === undefined ? undefined : { query: { q: requested, kind, country, language } },
    { keepsPrevious: true },
  )
  if (words.length < SHORTEST || requested === undefined) return STILL
  if (isError) return { state: 'failed', products: [] }
  return { state: isPending || isPlaceholderData ? 'loading' : 'ready', products: data?.products ?? [] }
}
