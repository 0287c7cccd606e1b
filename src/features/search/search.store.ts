import { sql, type Expression, type RawBuilder } from 'kysely'
import { selectCategoryPages } from '#features/catalogue/public.server.ts'
import { PASSING_PATHS } from '#features/content/public.ts'
import { foldText, RESULTS_PER_PAGE, SEARCH_PAGE, splitQuery, toPattern } from '#features/search/search.rules.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Tx } from '#server/database/database.ts'

export type FoundPage = { readonly path: string; readonly title: string; readonly description: string }
export type FoundPages = { readonly total: number; readonly pages: readonly FoundPage[] }

/** The same as `foldText`. */
const fold = (text: Expression<string>): RawBuilder<string> =>
  sql<string>`replace(replace(replace(translate(lower(regexp_replace(normalize(${text}, NFD), '[\u0300-\u036f]', '', 'g')), 'łøđ', 'lod'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`

const allOf = (text: Expression<string>, words: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    words.map((word) => sql`${text} like ${toPattern(word)}`),
    sql` and `,
  )})`

/** Beginnings of addresses that are no public content. */
const CLOSED = ['/secure', '/back-office', '/fragments', '/error', SEARCH_PAGE, ...PASSING_PATHS]

/** Published public pages and categories of one locale by the words of their titles and descriptions, titles first. */
export const searchPages = async (tx: Tx, locale: Locale, query: string, page: number): Promise<FoundPages> => {
  const words = splitQuery(query)
  if (words.length === 0) return { total: 0, pages: [] }
  const found = await tx
    .with('open', (db) =>
      db
        .selectFrom('page')
        .innerJoin('pageVersion', (join) =>
          join.onRef('pageVersion.pageId', '=', 'page.id').onRef('pageVersion.number', '=', 'page.publishedVersion'),
        )
        .where('page.country', '=', locale.country)
        .where('page.language', '=', locale.language)
        .where((eb) =>
          eb.not(eb.or(CLOSED.flatMap((path) => [eb('page.path', '=', path), eb('page.path', 'like', `${path}/%`)]))),
        )
        .select([
          'page.path',
          sql<string>`page_version.content ->> 'title'`.as('title'),
          sql<string>`page_version.content ->> 'description'`.as('description'),
        ])
        .unionAll(selectCategoryPages(locale)),
    )
    .with('folded', (db) =>
      db
        .selectFrom('open')
        .selectAll()
        .select((eb) => [fold(eb.ref('title')).as('foldedTitle'), fold(eb.ref('description')).as('foldedDescription')]),
    )
    .selectFrom('folded')
    .select(['path', 'title', 'description', sql<string>`count(*) over ()`.as('total')])
    .where((eb) => allOf(sql`${eb.ref('foldedTitle')} || ' ' || ${eb.ref('foldedDescription')}`, words))
    .orderBy((eb) => sql`${eb.ref('foldedTitle')} like ${toPattern(foldText(query.trim()))}`, 'desc')
    .orderBy((eb) => allOf(eb.ref('foldedTitle'), words), 'desc')
    .orderBy('title')
    .orderBy('path')
    .limit(RESULTS_PER_PAGE)
    .offset((page - 1) * RESULTS_PER_PAGE)
    .execute()
  return {
    total: Number(found[0]?.total ?? 0),
    pages: found.map(({ path, title, description }) => ({ path, title, description })),
  }
}
