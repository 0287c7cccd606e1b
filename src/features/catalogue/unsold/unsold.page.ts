import { pageHref } from '#features/blocks/public.ts'
import { describeMarket } from '#features/market-banner/public.ts'
import { trailTo } from '#features/catalogue/page/category.page.ts'
import { productPath } from '#features/catalogue/product/product-card.rules.ts'
import { inLanguage } from '#features/catalogue/product/product.rules.ts'
import { followReplacements, listProductsBySku, listVariants } from '#features/catalogue/product/product.store.ts'
import { layOutUnsold, type Substitutes } from '#features/catalogue/unsold/unsold-layout.rules.ts'
import { chooseNearest, isPublicSomewhere, OVERVIEW_PATH, sayUnsold } from '#features/catalogue/unsold/unsold.rules.ts'
import { findPublicPart, listBranch, toTrail, type KnownPart } from '#features/catalogue/unsold/unsold.store.ts'
import type { PageContent } from '#features/content/public.ts'
import { findSalesOrgCountries } from '#features/tenants/public.server.ts'
import type { Dictionary } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'
import type { PageVariant } from '#features/blocks/public.ts'

const MOST_SUBSTITUTES = 4
const NONE: Substitutes = { kind: 'replacements', items: [] }

/** What took its place, as far as the market sells it; else other versions of it. */
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

const makePage = async (tx: Tx, { item, ...about }: Item, variant: PageVariant, words: Dictionary): Promise<PageContent> => {
  const { locale, market } = variant
  const { marketName } = describeMarket(await findSalesOrgCountries(tx), variant)
  const branch = await listBranch(tx, about.categoryPath)
  const [path = OVERVIEW_PATH] = market
    .map((country) => chooseNearest(toTrail(branch), country))
    .toSorted((one, other) => other.length - one.length)
  const sold = branch.filter((category) => `${path}/`.startsWith(`${OVERVIEW_PATH}/${category.path}/`))
  const contactHref = pageHref(locale, '/contact-us')
  const title = sayUnsold({ item, market, marketName }, words)
  const trail = trailTo(locale, sold, words)
  return layOutUnsold({ item, title, lead: about.lead, contactHref, trail, substitutes: about.substitutes }, words)
}

/** `/products-dynamic/{sku}` where the market does not sell it: its number and name, and nothing else of it [T-26]. */
export const makeUnsoldProductPage = async (
  tx: Tx,
  sku: string,
  variant: PageVariant,
  words: Dictionary,
): Promise<PageContent | undefined> => {
  const part = await findPublicPart(tx, sku)
  if (!part) return undefined
  const lead = [inLanguage(part.names, variant.locale.language), words['unsold.product']].join('. ').slice(0, 400)
  const substitutes = await findSubstitutes(tx, part, variant)
  return makePage(tx, { item: part.sku, lead, categoryPath: part.categoryPath, substitutes }, variant, words)
}

/** `/products/{category}` where the market does not have it. */
export const makeUnsoldCategoryPage = async (
  tx: Tx,
  path: string,
  variant: PageVariant,
  words: Dictionary,
): Promise<PageContent | undefined> => {
  const category = (await listBranch(tx, path)).at(-1)
  if (!category || !isPublicSomewhere(category.markets, null)) return undefined
  const item = inLanguage(category.names, variant.locale.language)
  return makePage(tx, { item, lead: words['unsold.category'] ?? '', categoryPath: path, substitutes: NONE }, variant, words)
}
