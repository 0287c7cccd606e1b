import { draftBlock, type BlockDraft } from '#demo/pages/block-draft.ts'
import { draftNewsPicture } from '#demo/media/media-blocks.ts'
import type { PageDraft, Site } from '#demo/pages/demo-page.ts'
import { DELIVERY_TERMS } from '#demo/pages/fragment.pages.ts'
import { draftBreadcrumbs, draftNews, draftSections, draftTitle, linkIn, newsPath } from '#demo/pages/page-parts.ts'
import { writeLink, writeParagraphs } from '#demo/pages/prose.ts'
import { drawNews } from '#demo/pages/scenes.ts'
import { LINK_WORDS } from '#demo/pages/words/link-words.ts'
import { PRIVACY_WORDS } from '#demo/privacy-words.ts'
import type { ArticleCopy, GroupCopy, NewsCopy } from '#demo/tenant-copy.ts'
import { pageHref } from '#foundation/blocks/public.ts'
import { linkList } from '#features/site/content/blocks/link-list.schema.ts'
import { text } from '#features/site/content/blocks/text.schema.ts'
import { localeTag, type Locale } from '#kernel/locale.ts'

/** A day is the same day everywhere. */
const writeDate = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(localeTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

/** Back to where the reader came from; without a way back, to the home page. */
const draftWaysOn = (site: Site): BlockDraft => {
  const { back } = LINK_WORDS[site.locale.language]
  return draftBlock(linkList, {
    heading: site.words.waysOn,
    items: [{ ...linkIn(site, { label: back.label, href: '/' }), text: back.text, icon: 'left', behaviour: 'back' }],
  })
}

export const draftNewsItem = (site: Site, item: NewsCopy): PageDraft => ({
  path: newsPath(item),
  title: item.title,
  description: item.summary,
  template: 'article-template',
  kind: 'Article',
  blocks: [
    draftBreadcrumbs(site, item.title),
    draftTitle(item.title, item.summary, drawNews(site, item)),
    draftBlock(text, { note: writeDate(item.date, site.locale), html: writeParagraphs(item.paragraphs) }),
    ...draftNewsPicture(site, item.slug),
    draftNews(
      site,
      site.copy.news.filter(({ slug }) => slug !== item.slug),
      'article',
    ),
    draftWaysOn(site),
  ],
})

const LEGAL_PATHS: readonly (readonly [keyof GroupCopy['legal'], string])[] = [
  ['privacy', '/privacy'],
  ['termsOfSale', '/terms-of-sale'],
  ['accessibility', '/accessibility'],
  ['cookies', '/cookies'],
]

/** Opens over the page. */
const draftDeliveryTerms = (site: Site): BlockDraft => {
  const { documents, deliveryTerms } = LINK_WORDS[site.locale.language]
  const link = linkIn(site, { label: deliveryTerms.label, href: DELIVERY_TERMS })
  return draftBlock(linkList, {
    heading: documents,
    items: [{ ...link, text: deliveryTerms.text, icon: 'truck', behaviour: 'modal' }],
  })
}

const draftLegalPage = (site: Site, path: string, copy: ArticleCopy): PageDraft => ({
  path,
  title: copy.title,
  description: copy.description,
  template: 'article-template',
  kind: 'Article',
  blocks: [
    draftBreadcrumbs(site, copy.title),
    draftTitle(copy.title, copy.lead),
    ...draftSections(site, copy.sections),
    ...(path === '/terms-of-sale' ? [draftDeliveryTerms(site)] : []),
  ],
})

/** The page about cookies is also where one chooses. */
const addChoice = ({ locale }: Site, page: PageDraft): PageDraft => {
  const { heading, paragraphs, action } = PRIVACY_WORDS[locale.language]
  const opener = writeLink(action, `${pageHref(locale, page.path)}#cookie-preferences`)
  return { ...page, blocks: [...page.blocks, draftBlock(text, { heading, html: `${writeParagraphs(paragraphs)}${opener}` })] }
}

export const draftLegalPages = (site: Site): PageDraft[] =>
  LEGAL_PATHS.map(([key, path]) => {
    const page = draftLegalPage(site, path, site.group.legal[key])
    return key === 'cookies' ? addChoice(site, page) : page
  })
