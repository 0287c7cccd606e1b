import { findUnsettled, settleImports } from '#features/storefront/product-import/import/import.store.ts'
import { isNoted } from '#features/storefront/product-import/import/settling.rules.ts'
import { buildCategoryIndexes } from '#features/storefront/catalogue/public.server.ts'
import type { Engine } from '#foundation/search-engine/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db } from '#platform/database/database.ts'

export type SettleStep =
  /** Nothing was brought that they do not hold. */
  | { readonly kind: 'held' }
  | { readonly kind: 'listings'; readonly seconds: number }
  | { readonly kind: 'search'; readonly isFollowed: boolean; readonly count: number; readonly seconds: number }

export type SettleOptions = {
  readonly db: Db
  readonly tenant: TenantKey
  readonly engine: Engine
  readonly onStep?: (step: SettleStep) => void
}

const timed = async <T>(work: () => Promise<T>): Promise<{ readonly done: T; readonly seconds: number }> => {
  const startedAt = performance.now()
  return { done: await work(), seconds: (performance.now() - startedAt) / 1000 }
}

/** Listings and search follow what was brought. A few changes were noted for search; many make the index anew beside it. */
export const settleProducts = async ({ db, tenant, engine, onStep = () => {} }: SettleOptions): Promise<void> => {
  const unsettled = await withTenant(db, tenant, findUnsettled)
  const { imports, isFirst } = unsettled
  if (imports.length === 0) return onStep({ kind: 'held' })
  const listings = await timed(() => buildCategoryIndexes(db, tenant))
  onStep({ kind: 'listings', seconds: listings.seconds })
  // Before the first import search may know nothing at all, categories and brands neither.
  const isFollowed = !isFirst && imports.every(isNoted)
  const { done, seconds } = await timed(() => (isFollowed ? engine.applyChanges(db, tenant) : engine.rebuild(db, tenant)))
  onStep({ kind: 'search', isFollowed, count: done, seconds })
  await withTenant(db, tenant, (tx) => settleImports(tx, unsettled))
}
