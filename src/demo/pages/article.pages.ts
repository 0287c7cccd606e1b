import { draftNewsPicture } from '#demo/media/media-blocks.ts'
import { draftBlock } from '#demo/pages/block-draft.ts'
import type { PageDraft, Site } from '#demo/pages/demo-page.ts'
import { draftBreadcrumbs, draftNews, draftSections, draftTitle, newsPath } from '#demo/pages/page-parts.ts'
import { writeParagraphs } from '#demo/pages/prose.ts'
import type { ArticleCopy, GroupCopy, NewsCopy } from '#demo/tenant-copy.ts'
import { text } from '#features/content/blocks/text.schema.ts'
import { localeTag, type Locale } from '#kernel/locale.ts'

/** A day is the same day everywhere. */
const writeDate = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(localeTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

export const draftNewsItem = (site: Site, item: NewsCopy): PageDraft => ({
  path: newsPath(item),
  title: item.title,
  description: item.summary,
  template: 'article-template',
  kind: 'Article',
  blocks: [
    draftBreadcrumbs(site, item.title),
    draftTitle(item.title, item.summary),
    draftBlock(text, { note: writeDate(item.date, site.locale), html: writeParagraphs(item.paragraphs) }),
    ...draftNewsPicture(site, item.slug),
    draftNews(
      site,
      site.copy.news.filter(({ slug }) => slug !== item.slug),
    ),
  ],
})

const LEGAL_PATHS: readonly (readonly [keyof GroupCopy['legal'], string])[] = [
  ['privacy', '/privacy'],
  ['termsOfSale', '/terms-of-sale'],
  ['accessibility', '/accessibility'],
  ['cookies', '/cookies'],
]

const draftLegalPage = (site: Site, path: string, copy: ArticleCopy): PageDraft => ({
  path,
  title: copy.title,
  description: copy.description,
  template: 'article-template',
  kind: 'Article',
  blocks: [draftBreadcrumbs(site, copy.title), draftTitle(copy.title, copy.lead), ...draftSections(site, copy.sections)],
})

export const draftLegalPages = (site: Site): PageDraft[] =>
  LEGAL_PATHS.map(([key, path]) => draftLegalPage(site, path, site.group.legal[key]))
