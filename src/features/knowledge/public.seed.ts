export type { Article, ArticleSection, ArticleVersion } from '#features/knowledge/article.rules.ts'
export { insertVersion, saveArticle } from '#features/knowledge/article.store.ts'
export { FAQ_WORDS, KNOWLEDGE_WORDS } from '#features/knowledge/knowledge.words.ts'
