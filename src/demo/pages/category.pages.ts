import { draftCloserLook, draftGallery, draftSpin } from '#demo/media/media-blocks.ts'
import type { DemoCategory } from '#demo/catalogue/categories.ts'
import { draftBlock, type BlockDraft } from '#demo/pages/block-draft.ts'
import { nameIn, type PageDraft, type Site } from '#demo/pages/demo-page.ts'
import { categoryPath, draftBreadcrumbs, draftDesk, draftTitle, listTiles } from '#demo/pages/page-parts.ts'
import { plateImage } from '#demo/pictures/picture-url.ts'
import type { LinkCopy } from '#demo/tenant-copy.ts'
import { marketBanner } from '#features/catalogue/market/market-banner.schema.ts'
import { cards } from '#features/content/blocks/cards.schema.ts'
import { hero } from '#features/content/blocks/hero.schema.ts'
import type { PageTemplate } from '#features/blocks/public.ts'
import { fillText } from '#kernel/texts.ts'

/** `/products`: the way into the catalogue. */
export const draftProducts = (site: Site): PageDraft => {
  const { copy, group } = site
  const { title, text } = copy.home.categories
  return {
    path: '/products',
    title: group.productsLabel,
    description: text,
    template: 'pim-category-template',
    kind: 'Category',
    blocks: [
      draftBreadcrumbs(site, group.productsLabel),
      draftBlock(marketBanner, {}),
      draftTitle(group.productsLabel, text),
      draftBlock(cards, { heading: title, items: listTiles(site, site.catalogue.childrenOf(undefined)) }),
      draftGallery(site),
      draftSpin(site),
      draftDesk(site),
    ],
  }
}

/** Groups at the top, groups below them, and the listing at the end of a branch [2.2.5]. */
const templateOf = ({ depth }: DemoCategory, isLeaf: boolean): PageTemplate =>
  isLeaf ? 'content-page-template' : depth === 1 ? 'pim-category-template' : 'pim-sub-category-template'

const trailTo = (site: Site, category: DemoCategory): LinkCopy[] => {
  const parent = site.catalogue.parentOf(category)
  if (!parent) return [{ label: site.group.productsLabel, href: '/products' }]
  return [...trailTo(site, parent), { label: nameIn(parent, site.locale.language), href: categoryPath(parent) }]
}

/** The groups below; at the end of a branch its sisters. */
const draftWaysOn = (site: Site, category: DemoCategory): BlockDraft[] => {
  const children = site.catalogue.childrenOf(category)
  if (children.length > 0) return [draftBlock(cards, { heading: site.words.groups, items: listTiles(site, children) })]
  const parent = site.catalogue.parentOf(category)
  const sisters = site.catalogue.childrenOf(parent).filter(({ id }) => id !== category.id)
  if (sisters.length === 0) return []
  const name = parent ? nameIn(parent, site.locale.language) : site.group.productsLabel
  return [draftBlock(cards, { heading: fillText(site.words.moreIn, { name }), items: listTiles(site, sisters) })]
}

export const draftCategory = (site: Site, category: DemoCategory): PageDraft => {
  const { language } = site.locale
  const name = nameIn(category, language)
  const isLeaf = site.catalogue.childrenOf(category).length === 0
  return {
    path: categoryPath(category),
    title: name,
    description: category.texts[language],
    template: templateOf(category, isLeaf),
    kind: 'Category',
    blocks: [
      draftBreadcrumbs(site, name, trailTo(site, category)),
      draftBlock(marketBanner, {}),
      draftBlock(hero, {
        size: 'page',
        title: name,
        lead: category.texts[language],
        image: plateImage(site.tenant, category.pictureFamily, category.slug),
      }),
      ...draftWaysOn(site, category),
      ...draftCloserLook(site, category),
      draftDesk(site),
    ],
  }
}
