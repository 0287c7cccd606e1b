export { articlePath } from '#features/knowledge/article.rules.ts'
export { listArticles } from '#features/knowledge/knowledge.api.ts'
