import type { Article, ArticleVersion } from '#features/support/knowledge/article.rules.ts'
import type { Tx } from '#platform/database/database.ts'

export const saveArticle = async (tx: Tx, { titles, summaries, products, partNumbers, ...article }: Article): Promise<void> => {
  const row = {
    ...article,
    titles: JSON.stringify(titles),
    summaries: JSON.stringify(summaries),
    products: [...products],
    partNumbers: [...partNumbers],
  }
  await tx
    .insertInto('knowledgeArticle')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant', 'id'] as never).doUpdateSet(row))
    .execute()
}

export const insertVersion = async (tx: Tx, articleId: string, { bodies, ...version }: ArticleVersion): Promise<void> => {
  await tx
    .insertInto('knowledgeVersion')
    .values({ articleId, ...version, bodies: JSON.stringify(bodies), html: '{}' })
    .execute()
}
