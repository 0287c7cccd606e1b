import type { PageSource } from '#features/site/content/public.server.ts'
import { articlePath, KNOWLEDGE_PATH } from '#features/support/knowledge/article.rules.ts'
import { listReadable } from '#features/support/knowledge/article.store.ts'

/** The list differs by what its address asks. The page itself is an author's; articles have addresses that a selector answers. */
export const knowledgePages: PageSource = {
  matches: new RegExp(`^${KNOWLEDGE_PATH}$`),
  find: async () => undefined,
  list: async (tx, locale, limit) =>
    (await listReadable(tx, [], locale.language)).slice(0, limit).map(({ id }) => articlePath(id)),
}
