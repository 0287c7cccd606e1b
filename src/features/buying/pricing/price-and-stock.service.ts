import { keyOfSoldTo } from '#foundation/accounts/public.ts'
import { readParts } from '#features/buying/pricing/price-and-stock.store.ts'
import { toPricedPart, type PricedPart } from '#features/buying/pricing/priced-part.rules.ts'
import type { Clock } from '#kernel/clock.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { createCountCache } from '#platform/cache/bounded-cache.ts'
import type { Tx } from '#platform/database/database.ts'

/** Whose prices, in what, and where: decided by the server alone [T-79]. */
export type PriceRequest = {
  readonly tenant: TenantKey
  readonly account: {
    readonly erpId: string
    readonly number: string
    readonly countryCode: string
    readonly priceList?: string | null
  }
  readonly currency: string
  /** The countries whose catalogue is sold from. */
  readonly market: readonly string[]
  /** Not from memory: for what becomes an order. */
  readonly isFresh?: boolean
}

/**
 * Prices and stock of an account for parts, by part number; parts that its market does not sell are missing.
 * A connector to a company's ERP stands in by answering the same.
 */
export type PriceAndStock = (tx: Tx, query: PriceRequest, skus: readonly string[]) => Promise<ReadonlyMap<string, PricedPart>>

declare module '#platform/services.ts' {
  interface Services {
    readonly priceAndStock: PriceAndStock
  }
}

const FRESH_MS = 5_000
const MOST_KEPT = 50_000

type CachedPart = { readonly at: number; readonly part: PricedPart | undefined }

/** Over our own tables, remembered for seconds an account: a page, its listing and its cart request the same parts. */
export const createPriceAndStock = ({ clock }: { readonly clock: Clock }): PriceAndStock => {
  const stored = createCountCache<CachedPart>(MOST_KEPT)
  return async (tx, { tenant, account, currency, market, isFresh = false }, skus) => {
    const { erpId, number, countryCode, priceList } = account
    const prefix = [tenant, erpId, number, priceList ?? '', currency, market.join()].join(' ')
    const now = clock.now()
    const known = new Map<string, PricedPart>()
    const missing = [...new Set(skus)].filter((sku) => {
      const entry = isFresh ? undefined : stored.get(`${prefix} ${sku}`)
      if (!entry || now.getTime() - entry.at > FRESH_MS) return true
      if (entry.part) known.set(sku, entry.part)
      return false
    })
    const accountKey = keyOfSoldTo({ erpId, soldToNumber: number })
    const rows = await readParts(tx, { skus: missing, market, currency, priceList, account: accountKey, today: now })
    const terms = { currency, country: countryCode.toLowerCase(), priceList }
    for (const row of rows) known.set(row.sku, toPricedPart(row, terms))
    for (const sku of missing) stored.set(`${prefix} ${sku}`, { at: now.getTime(), part: known.get(sku) })
    return known
  }
}
