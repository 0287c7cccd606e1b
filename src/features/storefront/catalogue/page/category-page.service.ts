import { findPageCategory, listAncestry, listChildren, type Category } from '#features/storefront/catalogue/category.store.ts'
import { listBrandCategories } from '#features/storefront/catalogue/brands/brand-category.store.ts'
import { readPageWords } from '#features/storefront/catalogue/listing/listing-words.store.ts'
import { compareTrayBlock } from '#features/storefront/catalogue/page/compare-tray.rules.ts'
import { marketBannerBlock } from '#features/storefront/market-banner/public.ts'
import { BRANDS_PATH, categoryHref } from '#features/storefront/catalogue/page/category-href.rules.ts'
import { pageHref, type Block, type Link, type PageTemplate, type PageVariant } from '#foundation/blocks/public.ts'
import type { PageContent } from '#features/site/content/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Dictionary } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'

/** From the home page to the category itself; the product page goes one step further. */
export const trailTo = (locale: Locale, ancestry: readonly Pick<Category, 'names' | 'path'>[], words: Dictionary): Link[] => [
  { label: words['home'] ?? '', href: pageHref(locale, '/') },
  { label: words['products'] ?? '', href: pageHref(locale, '/products') },
  ...ancestry.map(({ names, path }) => ({ label: names[locale.language], href: categoryHref(locale, path) })),
]

/** Groups at the top, groups below them, and the listing at the end of a branch [2.2.5]. */
const templateOf = (depth: number, isLeaf: boolean): PageTemplate =>
  isLeaf ? 'content-page-template' : depth <= 1 ? 'pim-category-template' : 'pim-sub-category-template'

const toTile = (locale: Locale) => (category: Category) => ({
  title: category.names[locale.language],
  text: (category.texts[locale.language].split('\n\n')[0] ?? '').slice(0, 400),
  href: categoryHref(locale, category.path),
  image: category.image ?? undefined,
})

const MOST_TILES = 48

const toTiles = (locale: Locale, children: readonly Category[]): Block[] =>
  children.length === 0
    ? []
    : [{ id: 'groups', type: 'cards', props: { items: children.slice(0, MOST_TILES).map(toTile(locale)) } }]

const toContent = (content: Pick<PageContent, 'title' | 'description' | 'template' | 'blocks'>): PageContent => ({
  kind: 'Category',
  config: {},
  flags: {},
  ...content,
})

const linkBrands = (locale: Locale, words: Dictionary): Block => {
  const label = words['brands.title'] ?? ''
  const item = { label, text: words['brands.lead'], href: pageHref(locale, BRANDS_PATH), icon: 'grid' }
  return { id: 'brands', type: 'link-list', props: { heading: label, items: [item] } }
}

/** `/products`: the way into the catalogue. */
export const makeOverview = async (tx: Tx, { locale, market }: PageVariant, words: Dictionary): Promise<PageContent> => {
  const title = words['products'] ?? ''
  const [home] = trailTo(locale, [], words)
  const lead = words['products.lead'] ?? ''
  const [children, brands] = await Promise.all([listChildren(tx, null, market), listBrandCategories(tx, market)])
  return toContent({
    title,
    description: lead,
    template: 'pim-category-template',
    blocks: [
      { id: 'trail', type: 'breadcrumbs', props: { trail: home ? [home] : [], current: title } },
      marketBannerBlock(),
      { id: 'title', type: 'hero', props: { size: 'page', title, lead } },
      ...toTiles(locale, children),
      ...(brands.length > 0 ? [linkBrands(locale, words)] : []),
    ],
  })
}

/** A category anywhere in the tree: the groups below it, and everything that stands in it. */
export const makeCategoryPage = async (
  tx: Tx,
  path: string,
  { locale, market }: PageVariant,
  words: Dictionary,
): Promise<PageContent | undefined> => {
  const [ancestry] = await Promise.all([listAncestry(tx, path, market), readPageWords(tx)])
  const category = ancestry.at(-1)
  // Below what is not sold nothing is.
  if (category?.path !== path || ancestry.length < category.depth) return undefined
  const [children] = await Promise.all([listChildren(tx, category.id, market), findPageCategory(tx, path, market, category)])
  const title = category.names[locale.language]
  const [lead = '', ...about] = category.texts[locale.language].split('\n\n').map((text) => text.slice(0, 400))
  const groups = children.slice(0, MOST_TILES).map(toTile(locale))
  return toContent({
    title,
    description: lead,
    template: templateOf(category.depth, children.length === 0),
    blocks: [
      { id: 'trail', type: 'breadcrumbs', props: { trail: trailTo(locale, ancestry.slice(0, -1), words), current: title } },
      marketBannerBlock(),
      {
        id: 'title',
        type: 'category-head',
        props: { title, lead, groups: groups.map(({ title: name, href, image }) => ({ title: name, href, image })) },
      },
      { id: 'listing', type: 'product-listing', props: { category: path, about: about[0] } },
      compareTrayBlock(),
    ],
  })
}
