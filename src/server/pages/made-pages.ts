import type { Locale } from '#kernel/locale.ts'
import type { Tx } from '#server/database/database.ts'
import type { App, PageSource } from '#server/feature.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Paths of pages that are made of data, as the country of the locale sees them: for the sitemap. */
    listMadePaths: (tx: Tx, locale: Locale, limit: number) => Promise<string[]>
  }
}

export const decorateMadePages = (app: App, sources: readonly PageSource[]): void => {
  app.decorate('listMadePaths', async (tx, locale, limit) => {
    const paths: string[] = []
    for (const { list } of sources) if (list) paths.push(...(await list(tx, locale, limit - paths.length)))
    return paths
  })
}
