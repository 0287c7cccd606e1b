import { useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import type { ToolProduct } from '#features/storefront/product-tools/schedule/tool-product.rules.ts'
import { listAdditionalProducts } from '#features/storefront/product-tools/tool-product.api.ts'

type Additional = { readonly products: readonly ToolProduct[]; readonly state: 'loading' | 'ready' | 'failed' }

/** Accessories of these part numbers here; nothing is requested while there are none. */
export const useAdditionalProducts = (chosen: readonly string[]): Additional => {
  const { country, language } = usePage().locale
  const skus = [...new Set(chosen)].toSorted()
  const { data, isError, isPending, isPlaceholderData } = useEndpointQuery(
    listAdditionalProducts,
    skus.length === 0 ? undefined : { body: { country, language, skus } },
    { keepsPrevious: true },
  )
  if (skus.length === 0) return { products: [], state: 'ready' }
  if (isError) return { products: [], state: 'failed' }
  return { products: data?.products ?? [], state: isPending || isPlaceholderData ? 'loading' : 'ready' }
}
