import { sql, type RawBuilder } from 'kysely'
import type { EditedPage } from '#features/authoring/authoring/edited-page.store.ts'
import { announceContent } from '#features/site/content/public.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern } from '#platform/database/list-query.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    pageRedirect: { country: string; language: string; path: string; pageId: string }
  }
}

/** Where the page that stood here stands now, if visitors may see it there. */
export const findRedirect = async (tx: Tx, { country, language }: Locale, path: string): Promise<string | undefined> => {
  const found = await tx
    .selectFrom('pageRedirect')
    .innerJoin('page', 'page.id', 'pageRedirect.pageId')
    .select('page.path')
    .where('pageRedirect.country', '=', country)
    .where('pageRedirect.language', '=', language)
    .where('pageRedirect.path', '=', path)
    .where('page.publishedVersion', 'is not', null)
    .executeTakeFirst()
  return found?.path
}

export const isPathTaken = async (tx: Tx, { country, language, path }: Pick<EditedPage, 'country' | 'language' | 'path'>) => {
  const taken = tx.selectFrom('page').select('id').where('country', '=', country).where('language', '=', language)
  return (await taken.where('path', '=', path).executeTakeFirst()) !== undefined
}

/** The page gets another address, and the old one leads there from now on. */
export const changePath = async (tx: Tx, page: EditedPage, path: string): Promise<void> => {
  const { id, country, language } = page
  await tx.updateTable('page').set({ path }).where('id', '=', id).execute()
  // Whatever led to the new address stands behind a page now.
  await tx
    .deleteFrom('pageRedirect')
    .where('country', '=', country)
    .where('language', '=', language)
    .where('path', '=', path)
    .execute()
  await sql`
    insert into page_redirect (country, language, path, page_id) values (${country}, ${language}, ${page.path}, ${id})
    on conflict on constraint page_redirect_key do update set page_id = excluded.page_id`.execute(tx)
  await announceContent(tx, [page, { ...page, path }])
}

export type ListedRedirect = {
  readonly key: string
  readonly locale: string
  readonly from: string
  readonly to: string
  /** Visitors are led there. */
  readonly isPublished: boolean
}

export const selectRedirects = (find: string | undefined): RawBuilder<ListedRedirect> => sql<ListedRedirect>`
  select r.country || '/' || r.language || r.path as key, r.country || '/' || r.language as locale, r.path as "from",
    page.path as "to", page.published_version is not null as is_published
  from page_redirect r join page on page.id = r.page_id
  where true ${find === undefined ? sql`` : sql`and (r.path ilike ${containsPattern(find)} or page.path ilike ${containsPattern(find)})`}`

/** False where another address leads from there already. */
export const insertRedirect = async (tx: Tx, { country, language }: Locale, path: string, pageId: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into page_redirect (country, language, path, page_id) values (${country}, ${language}, ${path}, ${pageId})
    on conflict on constraint page_redirect_key do nothing`.execute(tx)
  return numAffectedRows === 1n
}

export const deleteRedirect = async (tx: Tx, { country, language }: Locale, path: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('pageRedirect')
    .where('country', '=', country)
    .where('language', '=', language)
    .where('path', '=', path)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
