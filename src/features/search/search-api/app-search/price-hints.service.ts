import { listFoundProducts } from '#features/storefront/catalogue/public.server.ts'
import type { SearchContext } from '#features/search/search-api/app-search/search.service.ts'
import type { ProductHint } from '#features/search/search-api/app-search/product-hint.rules.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

type Caller = { readonly tx: Tx; readonly scope: { readonly tenant: TenantKey } }

/** Products with the public price of the visitor's market; none where the site shows no prices. */
export const priceHints = async (
  { tenants }: Pick<Services, 'tenants'>,
  { tx, scope }: Caller,
  { locale, visibility }: SearchContext,
  hints: readonly ProductHint[],
): Promise<ProductHint[]> => {
  const { hideCurrency: hidesPrices } = tenants.flagsOf(scope.tenant)
  const market = visibility.market ?? [locale.country]
  const skus = hints.map(({ sku }) => sku)
  const found = skus.length > 0 ? await listFoundProducts(tx, skus, { locale, market, hidesPrices }) : undefined
  return hints.map((hint) => {
    const price = found?.get(hint.sku)?.card.price
    return price ? { ...hint, price } : hint
  })
}
