import { pageHref, type PageVariant } from '#foundation/blocks/public.ts'
import { followReplacements, listProductsBySku, listVariants, trailTo } from '#features/storefront/catalogue/public.server.ts'
import { CATEGORY_PATH, inLanguage, productPath, SKU } from '#features/storefront/catalogue/public.ts'
import type { PageSource } from '#features/site/content/public.server.ts'
import type { PageContent } from '#features/site/content/public.ts'
import { describeMarket } from '#features/storefront/market-banner/public.ts'
import { findSalesOrgCountries } from '#foundation/tenants/public.server.ts'
import { findUnsoldSpelling } from '#features/storefront/unsold-parts/find-unsold-spelling.service.ts'
import { listNearestPages } from '#features/storefront/unsold-parts/list-nearest.service.ts'
import { layOutUnsold, type Substitutes } from '#features/storefront/unsold-parts/unsold-layout.rules.ts'
import { chooseNearest, isPublicSomewhere, OVERVIEW_PATH, sayUnsold } from '#features/storefront/unsold-parts/unsold.rules.ts'
import { findPublicPart, listBranch, toTrail, type KnownPart } from '#features/storefront/unsold-parts/unsold.store.ts'
import type { Dictionaries } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'

const MOST_SUBSTITUTES = 4
const NONE: Substitutes = { kind: 'replacements', items: [] }

/** Its replacements, as far as the market sells them; else other versions of it. */
const findSubstitutes = async (tx: Tx, part: KnownPart, { locale, market }: PageVariant): Promise<Substitutes> => {
  const chain = part.replacedBy ? (await followReplacements(tx, part.sku)).map(({ sku }) => sku) : []
  const successors = (await listProductsBySku(tx, chain, market)).filter(({ lifecycle }) => lifecycle === 'active')
  const versions = successors.length > 0 || !part.variantOf ? [] : await listVariants(tx, part.variantOf, market)
  const sold = versions.filter(({ lifecycle }) => lifecycle === 'active')
  return {
    kind: successors.length > 0 ? 'replacements' : 'versions',
    items: (successors.length > 0 ? successors : sold).slice(0, MOST_SUBSTITUTES).map(({ sku, names, images: [image] }) => ({
      sku,
      name: inLanguage(names, locale.language),
      href: pageHref(locale, productPath(sku)),
      ...(image !== undefined && { image }),
    })),
  }
}

type Item = { readonly item: string; readonly lead: string; readonly categoryPath: string; readonly substitutes: Substitutes }

const makePage = async (
  tx: Tx,
  { item, lead, categoryPath, substitutes }: Item,
  variant: PageVariant,
  dictionaries: Dictionaries,
): Promise<PageContent> => {
  const { locale, market } = variant
  const [words, catalogue] = [dictionaries['unsold-parts'] ?? {}, dictionaries['catalogue'] ?? {}]
  const { marketName } = describeMarket(await findSalesOrgCountries(tx), variant)
  const branch = await listBranch(tx, categoryPath)
  const [path = OVERVIEW_PATH] = market
    .map((country) => chooseNearest(toTrail(branch), country))
    .toSorted((one, other) => other.length - one.length)
  const sold = branch.filter((category) => `${path}/`.startsWith(`${OVERVIEW_PATH}/${category.path}/`))
  const contact = { label: catalogue['product.ask'] ?? '', href: pageHref(locale, '/contact-us') }
  const title = sayUnsold({ item, market, marketName }, words)
  const trail = trailTo(locale, sold, catalogue)
  return layOutUnsold({ item, title, lead, contact, trail, substitutes }, words)
}

type MakeUnsoldPage = (
  tx: Tx,
  /** A part number, or the path of a category. */
  named: string,
  variant: PageVariant,
  dictionaries: Dictionaries,
) => Promise<PageContent | undefined>

/** `/products-dynamic/{sku}` where the market does not sell it: its number and name, and nothing else of it [T-26]. */
const makeUnsoldProductPage: MakeUnsoldPage = async (tx, sku, variant, dictionaries) => {
  const part = await findPublicPart(tx, sku)
  if (!part) return undefined
  const why = dictionaries['unsold-parts']?.['product']
  const lead = [inLanguage(part.names, variant.locale.language), why].join('. ').slice(0, 400)
  const substitutes = await findSubstitutes(tx, part, variant)
  return makePage(tx, { item: part.sku, lead, categoryPath: part.categoryPath, substitutes }, variant, dictionaries)
}

/** `/products/{category}` where the market does not have it. */
const makeUnsoldCategoryPage: MakeUnsoldPage = async (tx, path, variant, dictionaries) => {
  const category = (await listBranch(tx, path)).at(-1)
  if (!category || !isPublicSomewhere(category.markets, null)) return undefined
  const item = inLanguage(category.names, variant.locale.language)
  const lead = dictionaries['unsold-parts']?.['category'] ?? ''
  return makePage(tx, { item, lead, categoryPath: path, substitutes: NONE }, variant, dictionaries)
}

/** A part that another market sells: a plain 'not found' would send the visitor looking for a typing error. */
export const unsoldPages: PageSource = {
  matches: /^\/products(?:-dynamic)?(?:\/|$)/,
  find: async () => undefined,
  findUnsold: async (tx, variant, dictionaries) => {
    const [, area, ...rest] = variant.path.split('/')
    const below = rest.join('/')
    if (area === 'products' && CATEGORY_PATH.test(below)) return makeUnsoldCategoryPage(tx, below, variant, dictionaries)
    if (area === 'products-dynamic' && SKU.test(below)) return makeUnsoldProductPage(tx, below, variant, dictionaries)
    return undefined
  },
  listNearest: listNearestPages,
  findSpelling: findUnsoldSpelling,
}
