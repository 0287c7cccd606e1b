import { pageHref } from '#foundation/blocks/public.ts'
import { articleSource } from '#features/support/knowledge/article-source.service.ts'
import { articleSelector } from '#features/support/knowledge/article/article-page.routes.ts'
import { articleDetail } from '#features/support/knowledge/blocks/article-detail.schema.ts'
import { faqList } from '#features/support/knowledge/blocks/faq-list.schema.ts'
import { knowledgeList } from '#features/support/knowledge/blocks/knowledge-list.schema.ts'
import { partAnswers } from '#features/support/knowledge/blocks/part-answers.schema.ts'
import { knowledgeFillers } from '#features/support/knowledge/fill-knowledge.service.ts'
import { articleKind } from '#features/support/knowledge/kinds/article-kind.service.ts'
import { knowledgePages } from '#features/support/knowledge/knowledge-page.service.ts'
import { knowledgeRoutes } from '#features/support/knowledge/knowledge.routes.ts'
import { knowledgeStarterPages, supportLinks } from '#features/support/knowledge/knowledge.starter.ts'
import { findSupportPath } from '#features/support/knowledge/support-center.rules.ts'
import { personalData } from '#features/support/knowledge/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'
import { keepForDays } from '#platform/retention/retention.ts'

export { FAQ_WORDS, KNOWLEDGE_WORDS } from '#features/support/knowledge/knowledge.texts.ts'

export const knowledge: Feature = {
  name: 'knowledge',
  personalData,
  blocks: [knowledgeList, articleDetail, faqList, partAnswers],
  fillers: knowledgeFillers,
  pages: knowledgePages,
  starterPages: knowledgeStarterPages,
  siteLinks: supportLinks,
  selectors: [articleSelector],
  documentSources: [articleSource],
  dataKinds: [articleKind],
  routes: knowledgeRoutes,
  retention: [keepForDays({ table: 'knowledge_vote', column: 'voted_at', days: 730 })],
  beforePage: (request, reply, { locale, page }) => {
    const path = findSupportPath(page)
    if (path === undefined) return undefined
    const at = request.url.indexOf('?')
    return reply.redirect(`${pageHref(locale, path)}${at < 0 ? '' : request.url.slice(at)}`, 301)
  },
}
