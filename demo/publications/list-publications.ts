import { listCategories } from '#demo/catalogue/categories.ts'
import { listProducts } from '#demo/catalogue/products/list-products.ts'
import { TYPE_SECTIONS } from '#demo/publications/publication-sections.ts'
import type { SectionText } from '#demo/publications/section-text.ts'
import { SECTION_CHANGES } from '#demo/publications/section-changes.ts'
import { TYPE_WORDS } from '#demo/publications/publication-words.ts'
import type { ProductRecord } from '#features/storefront/catalogue/public.ts'
import { DOC_TYPES, type DocTypeKey } from '#demo/publications/doc-types.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

/** A revision with what its file is drawn from. */
export type DemoRevision = {
  readonly revision: string
  readonly issuedOn: string
  readonly changes: readonly { readonly section: string; readonly text: string; readonly page: number }[]
  readonly effectivity: readonly { readonly part: string; readonly from: number; readonly to?: number }[]
  readonly sections: readonly SectionText[]
}
type Audience = 'public' | 'customers' | 'orders'
export type DemoPublication = {
  readonly publication: {
    /** As its address says. */
    readonly slug: string
    readonly number: string
    readonly docType: string
    readonly titles: Readonly<Record<Language, string>>
    readonly texts: Readonly<Record<Language, string>>
    readonly product: string
    readonly productFamily: string
    readonly sku: string
    readonly audience: Audience
    /** The number of the one whose place it takes. */
    readonly supersedes?: string
  }
  /** The oldest first. */
  readonly revisions: readonly DemoRevision[]
  readonly figures: ProductRecord['attributes']
}

const PRODUCTS = 27
/** In turn beside the two that every product has. */
const THIRD: readonly DocTypeKey[] = ['bulletin', 'parts', 'safety', 'note', 'wiring', 'operation']
const LETTERS = ['A', 'B', 'C', 'D'] as const
const LAST_DAY = Date.UTC(2026, 10, 12)
const DAY_MS = 86_400_000
/** The cover and the record of revisions come first. */
export const FIRST_SECTION_PAGE = 3

/** Any two series of one tenant have different numbers; sections keep their pages through all revisions. */
const dayBefore = (days: number): string => new Date(LAST_DAY - days * DAY_MS).toISOString().slice(0, 10)

/** One product of each of the first series, whatever its size. */
const chooseProducts = (tenant: TenantKey): ProductRecord[] => {
  const series = new Map<string, ProductRecord>()
  const categories = new Set<string>()
  for (const product of listProducts(tenant, 300)) {
    const name = product.variantOf ?? product.sku
    if (product.lifecycle !== 'active' || categories.has(product.category) || series.has(name)) continue
    series.set(name, product)
    categories.add(product.category)
    if (series.size === PRODUCTS) break
  }
  return [...series.values()]
}

const nameInLanguages = (write: (language: Language, at: number) => string): Record<Language, string> =>
  Object.fromEntries(LANGUAGES.map((language, at) => [language, write(language, at)])) as Record<Language, string>

/** A name without its size: 'HA-4110 flight management computer'. */
const withoutSize = (name: string): string => name.split(/[,，]/)[0]?.trim() ?? name

const makeRevisions = (type: DocTypeKey, product: string, seed: number, count: number): DemoRevision[] => {
  const sections = TYPE_SECTIONS[type]
  const first = (1 + (seed % 7)) * 1000
  return LETTERS.slice(0, count).map((revision, at) => {
    const touched = at === 0 ? [] : sections.filter((_, index) => (index + seed + at) % 3 === 0).slice(0, 3)
    const changed = touched.length > 0 || at === 0 ? touched : sections.slice(0, 1)
    return {
      revision,
      issuedOn: dayBefore(((seed * 37) % 240) + (count - 1 - at) * (150 + (seed % 90))),
      changes: changed.map(({ title }) => ({
        section: title,
        text: (lookUp(SECTION_CHANGES, title) ?? [])[at % 2] ?? 'Text revised.',
        page: FIRST_SECTION_PAGE + sections.findIndex((section) => section.title === title),
      })),
      effectivity: [{ part: product, from: first + 1, ...(at < count - 1 && { to: first + 1450 + at * 500 }) }],
      sections,
    }
  })
}

/** Installation and operation are for everyone; parts are for those who may order them, the rest for customers. */
const audienceOf = (type: DocTypeKey): Audience => {
  if (type === 'installation' || type === 'operation') return 'public'
  return type === 'parts' ? 'orders' : 'customers'
}

type Place = { readonly product: ProductRecord; readonly family: string; readonly type: DocTypeKey; readonly seed: number }

const makePublication = ({ product, family, type, seed }: Place, issue = ''): DemoPublication => {
  const series = product.variantOf ?? product.sku
  const { prefix, title, text } = TYPE_WORDS[type]
  const number = `${prefix} ${series}${issue}`
  const count = 1 + ((seed * 5) % 4)
  return {
    figures: product.attributes,
    publication: {
      slug: number.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
      number,
      docType: DOC_TYPES[type],
      titles: nameInLanguages((language, at) => {
        const [name, kind] = [withoutSize(product.names[language] ?? series), title[at] ?? '']
        return language === 'zh' ? `${name}${kind}` : `${name}, ${kind}`
      }),
      texts: nameInLanguages((_, at) => text[at] ?? ''),
      product: series,
      productFamily: family,
      sku: product.sku,
      audience: audienceOf(type),
    },
    revisions: makeRevisions(type, series, seed, count),
  }
}

/** Eighty and a few older ones, three for each product; the same on every machine. */
export const listPublications = (tenant: TenantKey): readonly DemoPublication[] => {
  const families = new Map([...listCategories(tenant)].map(({ path, names }) => [path, names.en]))
  const all: DemoPublication[] = []
  for (const [at, product] of chooseProducts(tenant).entries()) {
    const family = families.get(product.category) ?? product.category
    const main = tenant === 'hpsbt' ? 'operation' : 'maintenance'
    for (const [turn, type] of [main, 'installation', THIRD[at % THIRD.length] ?? 'note'].entries()) {
      const [kind, seed] = [type as DocTypeKey, at * 3 + turn]
      const isTaken = all.some(
        ({ publication }) => publication.number === `${TYPE_WORDS[kind].prefix} ${product.variantOf ?? product.sku}`,
      )
      const current = makePublication({ product, family, type: isTaken ? 'safety' : kind, seed })
      // Every twentieth took the place of an older one.
      if (seed % 20 === 3) {
        const old = makePublication({ product, family, type: kind, seed: 4 }, ' issue 1')
        all.push(old, { ...current, publication: { ...current.publication, supersedes: old.publication.number } })
      } else all.push(current)
    }
  }
  return all
}
