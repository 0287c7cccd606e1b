import type { DocumentLine } from '#features/storefront/catalogue/product/document.rules.ts'
import type { Fact, ProductCard, Stock } from '#features/storefront/catalogue/product/product-card.rules.ts'
import type { Lifecycle } from '#features/storefront/catalogue/product/product.rules.ts'
import type { GalleryPicture } from '#features/storefront/catalogue/product/shared-gallery.rules.ts'
import type { Subscription } from '#features/storefront/catalogue/product/subscription.rules.ts'
import type { VariantTable } from '#features/storefront/catalogue/product/variant-table.rules.ts'
import type { MoneyJson } from '#kernel/money.ts'

/** With the same value in imperial units, where there is one. */
export type ProductFact = Fact & { readonly imperial?: string }

/** A product page's data: nothing in it is personal. */
export type ProductView = {
  readonly sku: string
  readonly name: string
  readonly text: string
  readonly brand?: { readonly slug: string; readonly name: string }
  /** Its own, as search engines read them. */
  readonly images: readonly string[]
  /** With those of variants in other colours. */
  readonly pictures: readonly GalleryPicture[]
  readonly facts: readonly ProductFact[]
  readonly documents: readonly DocumentLine[]
  readonly price?: MoneyJson
  readonly stock: Stock
  readonly lifecycle: Lifecycle
  readonly subscription?: Subscription
  /** Its replacements, step by step, as far as they are sold here. */
  readonly replacements: readonly ProductCard[]
  /** Part numbers whose place it took. */
  readonly replaces: readonly string[]
  readonly variants: VariantTable
  readonly accessories: readonly ProductCard[]
  /** Others of its category. */
  readonly related: readonly ProductCard[]
  readonly category: { readonly name: string; readonly href: string }
}
