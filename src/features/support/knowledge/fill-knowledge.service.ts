import type { BlockFillers } from '#foundation/blocks/public.server.ts'
import { inLanguage, listSeriesNumbers } from '#features/support/knowledge/article.rules.ts'
import { listFaq, listForParts, listReadable } from '#features/support/knowledge/article.store.ts'
import { answerFaq } from '#features/support/knowledge/knowledge.routes.ts'
import { planArticleList, readArticleQuery } from '#features/support/knowledge/list/article-list.rules.ts'

/** Public articles: the reader is not known while the page is made [T-26]. */
export const knowledgeFillers: BlockFillers = {
  'knowledge-list': async (tx, props, { locale, query }) => ({
    ...props,
    view: planArticleList(await listReadable(tx, [], locale.language), readArticleQuery(query)),
  }),
  'part-answers': async (tx, props, { locale }) => ({
    ...props,
    answers: (await listForParts(tx, listSeriesNumbers(String(props['sku'])))).map(({ id, titles, summaries }) => ({
      id,
      title: inLanguage(titles, locale.language),
      summary: inLanguage(summaries, locale.language),
    })),
  }),
  'faq-list': async (tx, props, { locale }) => ({
    ...props,
    questions: (await listFaq(tx)).map((article) => answerFaq(article, locale.language)),
  }),
}
