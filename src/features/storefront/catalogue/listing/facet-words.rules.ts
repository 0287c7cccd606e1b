import type { Formats } from '#ui/format.ts'
import type { NumberRange } from '#features/storefront/catalogue/category-index/range.rules.ts'
import type { FacetValue, FacetView } from '#features/storefront/catalogue/listing/facet.rules.ts'
import type { TextKeys } from '#ui/use-texts.tsx'

type Translate = (key: TextKeys['catalogue'], values?: Readonly<Record<string, string>>) => string
export type FacetWording = {
  readonly t: Translate
  readonly formats: Pick<Formats, 'number'>
  /** Of the market: prices are filtered in it. */
  readonly currency: string
}

const NAMES = { stock: 'facet.stock', brand: 'facet.brand', price: 'facet.price', lifecycle: 'facet.lifecycle' } as const
const LIFECYCLE_WORDS = {
  active: 'lifecycle.active',
  obsolete: 'lifecycle.obsolete',
  replaced: 'lifecycle.replaced',
} as const

const isKeyOf = <T extends object>(words: T, key: string): key is keyof T & string => Object.hasOwn(words, key)

/** Attributes bring their names; the facets of every site have theirs in the dictionaries. Numbers say in what they are measured. */
export const nameFacet = (
  { key, name, range }: Pick<FacetView, 'key' | 'name' | 'range'>,
  { t, currency }: FacetWording,
): string => {
  const own = name ?? (isKeyOf(NAMES, key) ? t(NAMES[key], { currency }) : key)
  return range?.unit ? `${own}, ${range.unit}` : own
}

/** From and to, as a chip says it. */
export const nameRange = (facet: FacetView, { from, to }: NumberRange, words: FacetWording): string => {
  const { t, formats, currency } = words
  const isPrice = facet.key === 'price'
  const write = (value: number): string => {
    const digits = { maximumFractionDigits: 2 }
    if (isPrice) return formats.number(value, { style: 'currency', currency, minimumFractionDigits: 0, ...digits })
    return [formats.number(value, digits), facet.range?.unit].filter(Boolean).join(' ')
  }
  const ends = () => {
    if (from === undefined) return t('price.below', { to: write(to ?? 0) })
    return to === undefined ? t('price.above', { from: write(from) }) : t('price.band', { from: write(from), to: write(to) })
  }
  return isPrice ? ends() : `${facet.name ?? facet.key}: ${ends()}`
}

export const nameValue = (facet: string, { value, label }: Pick<FacetValue, 'value' | 'label'>, words: FacetWording): string => {
  if (facet === 'stock') return words.t('stock.filter')
  return facet === 'lifecycle' && isKeyOf(LIFECYCLE_WORDS, value) ? words.t(LIFECYCLE_WORDS[value]) : (label ?? value)
}
