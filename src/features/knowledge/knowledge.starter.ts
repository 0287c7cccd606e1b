import type { StarterPages } from '#features/blocks/public.ts'
import { writeTitledPage } from '#features/content/public.server.ts'
import { FAQ_PATH, KNOWLEDGE_PATH } from '#features/knowledge/article.rules.ts'
import { faqList } from '#features/knowledge/blocks/faq-list.schema.ts'
import { knowledgeList } from '#features/knowledge/blocks/knowledge-list.schema.ts'
import { FAQ_WORDS, KNOWLEDGE_WORDS } from '#features/knowledge/knowledge.words.ts'

export const knowledgeStarterPages: StarterPages = (site) => [
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
