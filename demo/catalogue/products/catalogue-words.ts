import { ATTRIBUTE_KEYS, ATTRIBUTES, type AttributeKey } from '#demo/catalogue/products/attributes.ts'
import { BRANDS } from '#demo/catalogue/products/brands.ts'
import { EXTRAS } from '#demo/catalogue/products/extras.ts'
import { GENERAL_KEYS } from '#demo/catalogue/products/general-figures.ts'
import { listLines } from '#demo/catalogue/products/list-products.ts'
import { wordsByLanguage } from '#demo/catalogue/products/product-words.ts'
import { PROFILES } from '#demo/catalogue/products/profiles/profiles.ts'
import type { Language } from '#kernel/locale.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

type ByLanguage = Readonly<Partial<Record<Language, string>>>
export type DemoBrand = { readonly slug: string; readonly name: string; readonly texts: ByLanguage; readonly position: number }
export type DemoAttribute = {
  readonly key: string
  readonly names: ByLanguage
  readonly unit: string | null
  readonly isFacet: boolean
  readonly position: number
}

export const listBrands = (tenant: TenantKey): DemoBrand[] =>
  BRANDS[tenant].map(([slug, name, ...texts], position) => ({ slug, name, texts: wordsByLanguage(texts), position }))

const findUsedKeys = (tenant: TenantKey): Set<AttributeKey> =>
  new Set([
    ...GENERAL_KEYS[tenant === 'hpsbt' ? 'software' : 'equipment'],
    ...listLines(tenant).flatMap(([, name]) => {
      const { axis, version, traits, grows = [], extra } = PROFILES[name]
      return [
        axis.key,
        ...(version ? [version.key] : []),
        ...traits.map(([key]) => key),
        ...grows.map(([key]) => key),
        ...(extra ? (Object.keys(EXTRAS[extra].figures) as AttributeKey[]) : []),
      ]
    }),
  ])

/** The attributes that the products of a tenant have, no more. */
export const listAttributes = (tenant: TenantKey): DemoAttribute[] => {
  const used = findUsedKeys(tenant)
  return ATTRIBUTE_KEYS.filter((key) => used.has(key)).map((key, position) => {
    const [unit, isFacet, ...names] = ATTRIBUTES[key]
    return { key, names: wordsByLanguage(names), unit, isFacet, position }
  })
}
