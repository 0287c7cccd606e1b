import { draftBlock } from '#demo/pages/block-draft.ts'
import type { PageDraft, Site } from '#demo/pages/demo-page.ts'
import { draftBreadcrumbs, draftTitle, linkIn } from '#demo/pages/page-parts.ts'
import { writeParagraphs } from '#demo/pages/prose.ts'
import type { SupportTopic } from '#demo/pages/support-copy.ts'
import { SUPPORT_WORDS } from '#demo/pages/support-words.ts'
import { CASES_WORDS, NEW_CASE_WORDS } from '#features/support/cases/public.server.ts'
import { linkList } from '#features/site/content/blocks/link-list.schema.ts'
import { text } from '#features/site/content/blocks/text.schema.ts'
import { FAQ_WORDS, KNOWLEDGE_WORDS } from '#features/support/knowledge/public.server.ts'
import type { Language } from '#kernel/locale.ts'
import { searchPanel } from '#features/search/search/blocks/search-panel.schema.ts'

const SUPPORT = '/support'
const TOPICS: readonly SupportTopic[] = ['part-numbers', 'repairs', 'damaged-delivery']

const MORE: Readonly<Record<Language, string>> = {
  en: 'More help',
  de: 'Mehr Hilfe',
  fr: 'Plus d’aide',
  es: 'Más ayuda',
  pl: 'Więcej pomocy',
  zh: '更多帮助',
}
const WAYS = [
  ['/support/knowledge', KNOWLEDGE_WORDS, 'book'],
  ['/support/faq', FAQ_WORDS, 'help'],
  ['/support/cases', CASES_WORDS, 'chat'],
  ['/support/cases/new', NEW_CASE_WORDS, 'plus'],
] as const

/** A search of its own, and what it finds. */
export const draftSupportPages = (site: Site): PageDraft[] => {
  const { title, description, search, topics, articles } = SUPPORT_WORDS[site.locale.language]
  const home: PageDraft = {
    path: SUPPORT,
    title,
    description,
    template: 'content-page-template',
    kind: 'Technical Support Search',
    blocks: [
      draftBreadcrumbs(site, title),
      draftTitle(title, description),
      draftBlock(searchPanel, { ...search, documentType: 'support' }),
      draftBlock(linkList, {
        heading: topics,
        items: TOPICS.map((topic) => ({
          ...linkIn(site, { label: articles[topic].title, href: `${SUPPORT}/${topic}` }),
          text: articles[topic].description,
          icon: 'help' as const,
        })),
      }),
      draftBlock(linkList, {
        heading: MORE[site.locale.language],
        items: WAYS.map(([href, words, icon]) => {
          const { title: label, lead } = words[site.locale.language]
          return { ...linkIn(site, { label, href }), text: lead, icon }
        }),
      }),
    ],
  }
  const pages = TOPICS.map((topic): PageDraft => {
    const article = articles[topic]
    return {
      path: `${SUPPORT}/${topic}`,
      title: article.title,
      description: article.description,
      template: 'article-template',
      kind: 'Article',
      blocks: [
        draftBreadcrumbs(site, article.title, [{ label: title, href: SUPPORT }]),
        draftTitle(article.title, article.description),
        draftBlock(text, { html: writeParagraphs(article.paragraphs) }),
      ],
    }
  })
  return [home, ...pages]
}
