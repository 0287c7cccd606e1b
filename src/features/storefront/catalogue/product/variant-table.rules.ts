import {
  toCard,
  toFacts,
  type CardSetting,
  type CardSource,
  type ProductCard,
} from '#features/storefront/catalogue/product/product-card.rules.ts'
import { collator } from '#kernel/formatters.ts'
import { lookUp } from '#kernel/look-up.ts'

export type VariantRow = { readonly card: ProductCard; readonly values: readonly string[]; readonly isCurrent: boolean }
/** The versions of one product beside each other, with a column for each attribute in which they differ. */
export type VariantTable = { readonly columns: readonly string[]; readonly rows: readonly VariantRow[] }

/** DN 15 before DN 100: numbers inside part numbers count as numbers. */
const bySize = (one: CardSource, other: CardSource): number => collator('en', { numeric: true }).compare(one.sku, other.sku)

const NO_VARIANTS: VariantTable = { columns: [], rows: [] }

export const toVariantTable = (variants: readonly CardSource[], sku: string, setting: CardSetting): VariantTable => {
  // One alone has nothing to be chosen from.
  if (variants.length < 2) return NO_VARIANTS
  const valuesOf = variants.map(({ attributes }) => attributes)
  const differing = setting.attributes.filter(({ key }) => new Set(valuesOf.map((values) => lookUp(values, key))).size > 1)
  const { language } = setting.locale
  const cellOf = ({ attributes }: CardSource, index: number): string =>
    toFacts(attributes, differing.slice(index, index + 1), language)[0]?.value ?? ''
  return {
    columns: differing.map(({ names }) => names[language] ?? names.en ?? ''),
    rows: variants.toSorted(bySize).map((variant) => ({
      card: toCard(variant, setting),
      values: differing.map((_, index) => cellOf(variant, index)),
      isCurrent: variant.sku === sku,
    })),
  }
}
