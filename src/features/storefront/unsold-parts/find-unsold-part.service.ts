import { pageHref } from '#foundation/blocks/public.ts'
import { describeMarket } from '#features/storefront/market-banner/public.ts'
import { findByPartNumber } from '#features/storefront/catalogue/public.server.ts'
import { inLanguage, productPath } from '#features/storefront/catalogue/public.ts'
import type { UnsoldPart } from '#features/storefront/unsold-parts/unsold.rules.ts'
import { listPublicParts } from '#features/storefront/unsold-parts/unsold.store.ts'
import { findSalesOrgCountries } from '#foundation/tenants/public.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

/** By a number as `foldPartNumber` spells it; undefined where the market sells it, or where nobody does. */
export const findUnsoldPart = async (
  tx: Tx,
  folded: string,
  { locale, market }: { readonly locale: Locale; readonly market: readonly string[] },
): Promise<UnsoldPart | undefined> => {
  const [part] = await listPublicParts(tx, folded)
  if (!part || (await findByPartNumber(tx, [folded], market)).length > 0) return undefined
  const { marketName } = describeMarket(await findSalesOrgCountries(tx), { locale, market })
  const name = inLanguage(part.names, locale.language)
  return { sku: part.sku, name, market, marketName, href: pageHref(locale, productPath(part.sku)) }
}
