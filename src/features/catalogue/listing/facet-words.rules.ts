import type { Formats } from '#ui/format.ts'
import type { FacetValue, FacetView } from '#features/catalogue/listing/facet.rules.ts'
import type { TextKeys } from '#ui/use-texts.tsx'

type Translate = (key: TextKeys['catalogue'] & string, values?: Readonly<Record<string, string>>) => string
export type FacetWording = { readonly t: Translate; readonly formats: Pick<Formats, 'number'> }

const NAMES = { stock: 'facet.stock', brand: 'facet.brand', price: 'facet.price', lifecycle: 'facet.lifecycle' } as const
const LIFECYCLE_WORDS = {
  active: 'lifecycle.active',
  obsolete: 'lifecycle.obsolete',
  replaced: 'lifecycle.replaced',
} as const

const isKeyOf = <T extends object>(words: T, key: string): key is keyof T & string => Object.hasOwn(words, key)

/** Attributes bring their names; the facets of every site have theirs in the dictionaries. */
export const nameFacet = ({ key, name }: Pick<FacetView, 'key' | 'name'>, { t }: FacetWording): string =>
  name ?? (isKeyOf(NAMES, key) ? t(NAMES[key]) : key)

/** Bands of the list price are in dollars everywhere, as `100-250`; the last one is open. */
const nameBand = (band: string, { t, formats }: FacetWording): string => {
  const [low = '', high = ''] = band.split('-')
  const write = (value: string): string =>
    formats.number(Number(value), { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
  if (high === '') return t('price.above', { from: write(low) })
  return low === '0' ? t('price.below', { to: write(high) }) : t('price.band', { from: write(low), to: write(high) })
}

export const nameValue = (facet: string, { value, label }: Pick<FacetValue, 'value' | 'label'>, words: FacetWording): string => {
  if (facet === 'stock') return words.t('stock.filter')
  if (facet === 'price') return nameBand(value, words)
  return facet === 'lifecycle' && isKeyOf(LIFECYCLE_WORDS, value) ? words.t(LIFECYCLE_WORDS[value]) : label
}
