export type { Article, ArticleSection, ArticleVersion } from '#features/knowledge/article.rules.ts'
export { insertVersion, saveArticle } from '#features/knowledge/article.store.ts'
