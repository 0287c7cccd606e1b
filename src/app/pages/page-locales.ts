import { FRAME_FRAGMENTS, type PageContent } from '#features/site/content/public.ts'
import { querySources } from '#app/pages/query-sources.ts'
import { localeTag, type Locale } from '#kernel/locale.ts'
import { isErrorPath } from '#kernel/site-path.ts'
import type { Tx } from '#platform/database/database.ts'
import type { PageSource } from '#features/site/content/public.server.ts'

export type PageLocales = {
  /** Locales in which this very page exists. */
  readonly alternates: readonly Locale[]
  /** By tag of the other locales: the path of the nearest page that exists there. */
  readonly nearestPaths: Readonly<Record<string, string>>
}

export const NO_DOCUMENTS: PageLocales = { alternates: [], nearestPaths: {} }

type Place = {
  readonly path: string
  readonly kind: PageContent['kind']
  readonly isGenerated: boolean
  /** Of the page itself and of the header. */
  readonly localesOf: (path: string) => readonly Locale[]
}

/** Whoever changes the country stays as near as that country's pages allow; from what is missing one goes home [2.4.11]. */
export const readPageLocales = async (
  tx: Tx,
  { path, kind, isGenerated, localesOf }: Place,
  sources: readonly PageSource[],
): Promise<PageLocales> => {
  if (kind === 'Error' || isErrorPath(path)) return NO_DOCUMENTS
  if (!isGenerated) return { alternates: localesOf(path), nearestPaths: {} }
  // A page of data may exist in every locale that the site has, which is where it has a header.
  const locales = localesOf(FRAME_FRAGMENTS.header)
  const countries = [...new Set(locales.map(({ country }) => country))]
  const nearest = await querySources(sources, path, ({ listNearest }) => listNearest?.(tx, path, countries))
  const nearestTo = ({ country }: Locale): string => nearest?.get(country) ?? path
  const others = locales.filter((locale) => nearestTo(locale) !== path)
  return {
    alternates: locales.filter((locale) => nearestTo(locale) === path),
    nearestPaths: Object.fromEntries(others.map((locale) => [localeTag(locale), nearestTo(locale)])),
  }
}
