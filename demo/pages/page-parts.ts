import type { DemoCategory } from '#demo/catalogue/categories.ts'
import { draftBlock, type BlockDraft } from '#demo/pages/block-draft.ts'
import { nameIn, type Site } from '#demo/pages/demo-page.ts'
import { writeParagraphs } from '#demo/pages/prose.ts'
import { drawNews } from '#demo/pages/scenes.ts'
import { plateImage } from '#demo/pictures/picture-url.ts'
import type { ArticleCopy, LinkCopy, NewsCopy } from '#demo/tenant-copy.ts'
import { breadcrumbs } from '#features/site/content/blocks/breadcrumbs.schema.ts'
import { callToAction } from '#features/site/content/blocks/call-to-action.schema.ts'
import { cards } from '#features/site/content/blocks/cards.schema.ts'
import { hero } from '#features/site/content/blocks/hero.schema.ts'
import { text } from '#features/site/content/blocks/text.schema.ts'
import { pageHref, type Image, type Link } from '#foundation/blocks/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { fillText } from '#kernel/texts.ts'

/** Copy writes links below the locale; those of the shop, which stands beside the locales, without their language. */
export const hrefIn = (locale: Locale, href: string): string => {
  const [, shop, path] = /^\/shop\/([a-z]+)\/(\w+)$/.exec(href) ?? []
  return shop === undefined ? pageHref(locale, href) : `/shop/${shop}/${locale.language}/${path}`
}
export const linkIn = ({ locale }: Site, { label, href }: LinkCopy): Link => ({ label, href: hrefIn(locale, href) })

export const categoryPath = ({ path }: DemoCategory): string => `/products/${path}`

/** `trail` leads from the page below home to the parent. */
export const draftBreadcrumbs = (site: Site, current: string, trail: readonly LinkCopy[] = []): BlockDraft =>
  draftBlock(breadcrumbs, {
    trail: [{ label: site.words.home, href: '/' }, ...trail].map((link) => linkIn(site, link)),
    current,
  })

export const draftTitle = (title: string, lead?: string, image?: Image): BlockDraft =>
  draftBlock(hero, { size: 'page', title, lead, ...(image && { image }) })

export const draftAdmin = (site: Site): BlockDraft => {
  const { title, text: words, phone, action } = site.copy.home.desk
  return draftBlock(callToAction, { title, text: words, phone, action: linkIn(site, action) })
}

/** Menus lead to parts of a page by these. */
export const sectionAnchor = (index: number): string => `section-${index + 1}`
export const offerAnchor = (index: number): string => `offer-${index + 1}`

/** `{tenant}` in the words is the tenant's key. */
export const draftSections = ({ tenant }: Site, sections: ArticleCopy['sections']): BlockDraft[] =>
  sections.map(({ heading, paragraphs }, index) =>
    draftBlock(text, {
      heading,
      anchor: sectionAnchor(index),
      html: writeParagraphs(paragraphs.map((paragraph) => fillText(paragraph, { tenant }))),
    }),
  )

/** Pictures of the categories; the words under each name are the groups below it, or its text where one of them has none. */
export const listTiles = (site: Site, categories: readonly DemoCategory[]) => {
  const { catalogue, locale, words } = site
  const { language } = locale
  const haveGroups = categories.every((category) => catalogue.childrenOf(category).length > 0)
  const listGroups = (category: DemoCategory): string =>
    catalogue
      .childrenOf(category)
      .map((child) => nameIn(child, language))
      .join(words.separator)
  return categories.map((category) => ({
    title: nameIn(category, language),
    text: haveGroups ? listGroups(category) : category.texts[language],
    href: pageHref(locale, categoryPath(category)),
    image: plateImage(site.tenant, category.pictureFamily, category.slug),
  }))
}

export const newsPath = ({ slug }: NewsCopy): string => `/news/${slug}`

export const draftNews = (site: Site, news: readonly NewsCopy[], at: 'home' | 'article'): BlockDraft =>
  draftBlock(cards, {
    heading: site.copy.home.news.title,
    look: 'news',
    items: news.map((item) => ({
      title: item.title,
      text: item.summary,
      date: item.date,
      href: pageHref(site.locale, newsPath(item)),
      // A home page weighs as much as it may already.
      image: at === 'article' ? drawNews(site, item) : undefined,
    })),
  })
