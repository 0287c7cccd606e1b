import type { FacetView } from '#features/storefront/catalogue/listing/facet.rules.ts'
import type { ListingChoice } from '#features/storefront/catalogue/listing/listing.rules.ts'
import type { ProductCard } from '#features/storefront/catalogue/product/product-card.rules.ts'

/** `sortable` where one can also filter by it. */
export type ListingColumn = { readonly key: string; readonly name: string; readonly sortable: boolean }

export type ListingView = {
  readonly category: string
  readonly total: number
  readonly items: readonly ProductCard[]
  readonly facets: readonly FacetView[]
  readonly choice: ListingChoice
  /** Of the visitor's market: in it prices are shown, sorted and filtered. */
  readonly currency: string
  /** Columns of the table: attributes that most of the shown products have. */
  readonly columns: readonly ListingColumn[]
}
