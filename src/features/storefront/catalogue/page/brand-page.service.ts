import { pageHref, type Block, type PageVariant } from '#foundation/blocks/public.ts'
import { choosePictures } from '#features/storefront/catalogue/brands/brand-picture.rules.ts'
import { listBrandCategories, type BrandCategory } from '#features/storefront/catalogue/brands/brand-category.store.ts'
import { listBrands } from '#features/storefront/catalogue/brand.store.ts'
import { compareTrayBlock } from '#features/storefront/catalogue/page/compare-tray.rules.ts'
import { marketBannerBlock } from '#features/storefront/market-banner/public.ts'
import { BRANDS_PATH, categoryHref } from '#features/storefront/catalogue/page/category-href.rules.ts'
import { inLanguage } from '#features/storefront/catalogue/product/product.rules.ts'
import type { PageContent } from '#features/site/content/public.ts'
import { pluralRules } from '#kernel/formatters.ts'
import { fillText, type Dictionary } from '#kernel/texts.ts'
import type { Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { Tx } from '#platform/database/database.ts'
import { createFormats } from '#ui/format.ts'

const MOST_CARDS = 48

/** '1,204 products' as the language counts them. */
const countProducts = (categories: readonly BrandCategory[], locale: Locale, words: Dictionary): string => {
  const count = categories.reduce((sum, category) => sum + category.count, 0)
  const form = pluralRules(locale.language).select(count)
  const text = lookUp(words, `brands.count.${form}`) ?? words['brands.count.other'] ?? ''
  return fillText(text, { n: createFormats(locale).number(count) })
}

type BrandPage = { title: string; lead: string; trail: readonly { label: string; href: string }[]; blocks: readonly Block[] }

const toContent = ({ title, lead, trail, blocks }: BrandPage): PageContent => ({
  title,
  description: lead,
  template: 'content-page-template',
  kind: 'Content',
  config: {},
  flags: {},
  blocks: [
    { id: 'trail', type: 'breadcrumbs', props: { trail: [...trail], current: title } },
    marketBannerBlock(),
    { id: 'title', type: 'hero', props: { size: 'page', title, lead } },
    ...blocks,
  ],
})

const homeOf = (locale: Locale, words: Dictionary) => ({ label: words['home'] ?? '', href: pageHref(locale, '/') })

/** `/our-brands`: the brands of which the market sells something [2.2.12]. */
export const makeBrandOverview = async (tx: Tx, { locale, market }: PageVariant, words: Dictionary): Promise<PageContent> => {
  const all = Map.groupBy(await listBrandCategories(tx, market, 2), ({ brand }) => brand)
  const groupsOf = (slug: string) => (all.get(slug) ?? []).filter(({ depth }) => depth === 1)
  const sold = (await listBrands(tx)).filter(({ slug }) => groupsOf(slug).length > 0)
  const shown = sold.slice(0, MOST_CARDS)
  const pictures = choosePictures(shown.map(({ slug }) => all.get(slug) ?? []))
  const items = shown.map(({ slug, name, texts }, index) => ({
    title: name,
    text: [inLanguage(texts, locale.language), countProducts(groupsOf(slug), locale, words)].join(' ').slice(0, 400),
    href: pageHref(locale, `${BRANDS_PATH}/${slug}`),
    image: pictures[index],
    // Drawn where a brand has no picture of its own.
    icon: 'box' as const,
  }))
  return toContent({
    title: words['brands.title'] ?? '',
    lead: words['brands.lead'] ?? '',
    trail: [homeOf(locale, words)],
    blocks: items.length > 0 ? [{ id: 'brands', type: 'cards', props: { items } }] : [],
  })
}

/** `/our-brands/{slug}`: what it stands for, and where in the catalogue it is found. */
export const makeBrandPage = async (
  tx: Tx,
  slug: string,
  { locale, market }: PageVariant,
  words: Dictionary,
): Promise<PageContent | undefined> => {
  const brand = (await listBrands(tx)).find((one) => one.slug === slug)
  if (!brand) return undefined
  const categories = (await listBrandCategories(tx, market)).filter((category) => category.brand === slug)
  const most = categories.toSorted((a, b) => b.count - a.count)[0]
  const hrefOf = (path: string): string => `${categoryHref(locale, path)}?brand=${slug}`
  const groups = categories.slice(0, MOST_CARDS).map((category) => ({
    title: category.names[locale.language],
    note: countProducts([category], locale, words),
    href: hrefOf(category.path),
    image: category.image ?? undefined,
  }))
  const title = brand.name
  const lead = inLanguage(brand.texts, locale.language).slice(0, 400)
  const trail = [homeOf(locale, words), { label: words['brands.title'] ?? '', href: pageHref(locale, BRANDS_PATH) }]
  return {
    ...toContent({ title, lead, trail, blocks: [] }),
    blocks: [
      { id: 'trail', type: 'breadcrumbs', props: { trail, current: title } },
      marketBannerBlock(),
      {
        id: 'title',
        type: 'category-head',
        props: { title, lead: most ? lead : `${lead} ${words['brands.none'] ?? ''}`.trim().slice(0, 400), groups },
      },
      ...(most
        ? [{ id: 'products', type: 'product-tiles', props: { category: most.path, brand: slug } }, compareTrayBlock()]
        : []),
    ],
  }
}
