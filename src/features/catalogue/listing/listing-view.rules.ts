import type { FacetView } from '#features/catalogue/listing/facet.rules.ts'
import type { ListingChoice } from '#features/catalogue/listing/listing.rules.ts'
import type { ProductCard } from '#features/catalogue/product/product-card.rules.ts'

export type ListingView = {
  readonly category: string
  readonly total: number
  readonly items: readonly ProductCard[]
  readonly facets: readonly FacetView[]
  readonly choice: ListingChoice
}
