import { linkGroup, pageHref, type SiteLink, type StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { FAQ_PATH, KNOWLEDGE_PATH, SUPPORT_PATH } from '#features/support/knowledge/article.rules.ts'
import { faqList } from '#features/support/knowledge/blocks/faq-list.schema.ts'
import { knowledgeList } from '#features/support/knowledge/blocks/knowledge-list.schema.ts'
import { FAQ_WORDS, KNOWLEDGE_WORDS, SUPPORT_WORDS } from '#features/support/knowledge/knowledge.texts.ts'

export const supportLinks: readonly SiteLink[] = [
  { path: SUPPORT_PATH, group: 'service', words: SUPPORT_WORDS, icon: 'help', order: 10 },
  { path: KNOWLEDGE_PATH, group: 'service', words: KNOWLEDGE_WORDS, icon: 'book', order: 20 },
  { path: FAQ_PATH, group: 'service', words: FAQ_WORDS, icon: 'chat', order: 30 },
]

export const knowledgeStarterPages: StarterPages = (site) => [
  {
    ...writeTitledPage(site, {
      path: SUPPORT_PATH,
      ...SUPPORT_WORDS[site.locale.language],
      blocks: [
        {
          type: 'link-list',
          props: {
            heading: SUPPORT_WORDS[site.locale.language].title,
            items: linkGroup(site, 'service').filter(({ href }) => href !== pageHref(site.locale, SUPPORT_PATH)),
          },
        },
      ],
    }),
    kind: 'Technical Support Search',
  },
  {
    ...writeTitledPage(site, {
      path: KNOWLEDGE_PATH,
      ...KNOWLEDGE_WORDS[site.locale.language],
      blocks: [{ type: knowledgeList.type, props: {} }],
    }),
    kind: 'Knowledge Articles Search Result',
  },
  writeTitledPage(site, {
    path: FAQ_PATH,
    ...FAQ_WORDS[site.locale.language],
    blocks: [{ type: faqList.type, props: {} }],
  }),
]
