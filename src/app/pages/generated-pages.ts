import type { Locale } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import type { PageSource } from '#features/site/content/public.server.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Paths of pages that are made of data, as the country of the locale sees them: for the sitemap. */
    listMadePaths: (tx: Tx, locale: Locale, limit: number) => Promise<string[]>
    /** Names of further files, such as `products-0`, where there are more pages than one file takes. */
    listMadeParts: (tx: Tx) => Promise<string[]>
    /** The text of one of them; undefined when there is no such part. */
    readMadePart: (tx: Tx, locale: Locale, name: string) => Promise<readonly string[] | undefined>
  }
}

export const decorateGeneratedPages = (app: App, sources: readonly PageSource[]): void => {
  app.decorate('hasGeneratedPage', async (tx, locale, path) => {
    const variant = { locale, path, market: [locale.country], query: new URLSearchParams() }
    for (const { matches, find } of sources)
      if (matches.test(path) && (await find(tx, variant, app.services.dictionaries[locale.language]))) return true
    return false
  })
  app.decorate('listMadePaths', async (tx, locale, limit) => {
    const paths: string[] = []
    for (const { list } of sources) if (list) paths.push(...(await list(tx, locale, limit - paths.length)))
    return paths
  })
  app.decorate('listMadeParts', async (tx) => {
    const names: string[] = []
    for (const { parts } of sources) if (parts) names.push(...(await parts.list(tx)).map((part) => `${parts.name}-${part}`))
    return names
  })
  app.decorate('readMadePart', async (tx, locale, name) => {
    const [, kind, part] = /^([a-z]+)-(\d{1,6})$/.exec(name) ?? []
    const source = sources.find(({ parts }) => parts?.name === kind)?.parts
    const isKnown = source !== undefined && (await source.list(tx)).includes(Number(part))
    return isKnown ? source.read(tx, locale, Number(part)) : undefined
  })
}
