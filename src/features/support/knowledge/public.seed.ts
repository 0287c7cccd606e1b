export type { Article, ArticleSection, ArticleVersion } from '#features/support/knowledge/article.rules.ts'
export { insertVersion, saveArticle } from '#features/support/knowledge/article.store.ts'
export { FAQ_WORDS, KNOWLEDGE_WORDS } from '#features/support/knowledge/knowledge.texts.ts'
