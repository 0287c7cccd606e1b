import { sql, type RawBuilder } from 'kysely'
import { MOST_UNPUBLISHED } from '#features/authoring/authoring/authoring.rules.ts'
import { PAGE_LIST } from '#features/authoring/authoring/page-list.rules.ts'
import type { PageContent } from '#features/site/content/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

export type EditedPage = {
  readonly id: string
  readonly country: string
  readonly language: string
  readonly path: string
  readonly title: string
  /** The latest one: what is being written. */
  readonly version: number
  readonly revision: number
  readonly publishedVersion: number | null
  readonly scheduledAt: Date | null
  readonly scheduledVersion: number | null
  /** A release goes out with the latest version. */
  readonly isKept: boolean
  /** Somebody was asked to look at it, and has not yet. */
  readonly inReview: boolean
  readonly savedAt: Date
  readonly savedBy: string | null
  /** Null where nobody in person saved it, or they are gone. */
  readonly savedByName: string | null
}

const IN_REVIEW = sql`exists (select 1 from page_review review where review.page_id = page.id and review.decision is null)`

export const selectPages = (condition: RawBuilder<unknown>): RawBuilder<EditedPage> => sql<EditedPage>`
  select page.id, page.country, page.language, page.path, page.country || '/' || page.language as locale,
    v.content->>'title' as title, page.last_version as version, page.revision, page.published_version,
    page.scheduled_at, page.scheduled_version, v.is_kept, ${IN_REVIEW} as in_review, v.saved_at, v.saved_by,
    nullif(trim(person.given_name || ' ' || person.family_name), '') as saved_by_name
  from page join page_version v on v.page_id = page.id and v.number = page.last_version
    left join person on person.id = v.saved_by
  where ${condition}`

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export const findEditedPage = async (tx: Tx, id: string): Promise<EditedPage | undefined> =>
  UUID.test(id) ? (await selectPages(sql`page.id = ${id}`).execute(tx)).rows[0] : undefined

/** The same, and nobody else changes it until the transaction ends. */
export const lockEditedPage = async (tx: Tx, id: string): Promise<EditedPage | undefined> => {
  if (!UUID.test(id)) return undefined
  // Locked first: a join that waited for the lock would still see the version of before.
  await sql`select 1 from page where id = ${id} for update`.execute(tx)
  return findEditedPage(tx, id)
}

export type PageFilter = {
  readonly locale?: Locale | undefined
  readonly path?: string | undefined
  readonly find?: string | undefined
  readonly state?: 'published' | 'draft' | 'changed' | 'scheduled' | 'review' | undefined
}

const STATES = {
  published: sql`page.published_version is not null`,
  draft: sql`page.published_version is null`,
  changed: sql`page.published_version <> page.last_version`,
  scheduled: sql`page.scheduled_at is not null`,
  review: IN_REVIEW,
} as const

export const filterPages = ({ locale, path, find, state }: PageFilter): RawBuilder<unknown> => sql`true
  ${locale ? sql`and page.country = ${locale.country} and page.language = ${locale.language}` : sql``}
  ${path === undefined ? sql`` : sql`and page.path = ${path}`}
  ${find === undefined ? sql`` : sql`and (page.path ilike ${containsPattern(find)} or v.content->>'title' ilike ${containsPattern(find)})`}
  ${state ? sql`and ${STATES[state]}` : sql``}`

export const listEditedPages = (
  tx: Tx,
  filter: PageFilter,
  list: ListQuery<(typeof PAGE_LIST.sortable)[number]>,
): Promise<ListPage<EditedPage>> => readListPage(tx, selectPages(filterPages(filter)), list, { spec: PAGE_LIST, unique: 'id' })

export const listPageLocaleNames = async (tx: Tx): Promise<string[]> => {
  const { rows } = await sql<{ locale: string }>`
    select distinct country || '/' || language as locale from page order by 1`.execute(tx)
  return rows.map(({ locale }) => locale)
}

export const listMarketsOf = async (tx: Tx, path: string): Promise<EditedPage[]> => {
  const { rows } = await sql<EditedPage>`${selectPages(sql`page.path = ${path}`)} order by page.country, page.language`.execute(
    tx,
  )
  return rows
}

const MOST_MOVED = 500

/** Pages that go along with one that is moved, in hand: those below it, and the same in other markets. */
export const lockMoved = async (
  tx: Tx,
  { id, country, language, path }: EditedPage,
  { withBelow, everywhere }: { readonly withBelow: boolean; readonly everywhere: boolean },
): Promise<EditedPage[]> => {
  const below = `${path.replace(/[\\%_]/g, '\\$&')}/%`
  const condition = sql`page.id <> ${id}
    and (page.path = ${path} ${withBelow ? sql`or page.path like ${below}` : sql``})
    ${everywhere ? sql`` : sql`and page.country = ${country} and page.language = ${language}`}`
  await sql`select 1 from page where ${condition} order by id for update`.execute(tx)
  return (await sql<EditedPage>`${selectPages(condition)} order by page.id limit ${MOST_MOVED}`.execute(tx)).rows
}

/** Undefined when the address is taken. */
export const insertPage = async (tx: Tx, locale: Locale, path: string): Promise<string | undefined> => {
  const made = await tx
    .insertInto('page')
    .values({ ...locale, path })
    .onConflict((conflict) => conflict.columns(['tenant', 'country', 'language', 'path'] as never).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

export type Save = { readonly content: PageContent; readonly by: string; readonly at: Date }

/** The next version of a page; versions that were never published make room after a while. */
export const insertVersion = async (
  tx: Tx,
  pageId: string,
  { content, by, at }: Save,
): Promise<{ version: number; revision: number }> => {
  const page = await tx
    .updateTable('page')
    .set({ lastVersion: sql`last_version + 1`, revision: sql`revision + 1` })
    .where('id', '=', pageId)
    .returning(['lastVersion as version', 'revision'])
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('pageVersion')
    .values({
      pageId,
      number: page.version,
      content: JSON.stringify(content) as never,
      publishedBy: null,
      publishedAt: null,
      savedAt: at,
      savedBy: by,
    })
    .execute()
  await sql`
    delete from page_version v using page
    where v.page_id = ${pageId} and page.id = v.page_id and v.published_at is null
      and v.number <= page.last_version - ${MOST_UNPUBLISHED} and v.number is distinct from page.scheduled_version
      and not v.is_kept`.execute(tx)
  return page
}

/** Goes on with the latest version. */
export const updateVersion = async (
  tx: Tx,
  { id, version }: Pick<EditedPage, 'id' | 'version'>,
  { content, at }: Save,
): Promise<{ version: number; revision: number }> => {
  await tx
    .updateTable('pageVersion')
    .set({ content: JSON.stringify(content) as never, savedAt: at })
    .where('pageId', '=', id)
    .where('number', '=', version)
    .execute()
  return tx
    .updateTable('page')
    .set({ revision: sql`revision + 1` })
    .where('id', '=', id)
    .returning(['lastVersion as version', 'revision'])
    .executeTakeFirstOrThrow()
}

export const removePage = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('page').where('id', '=', id).execute()
}

/** Pages whose published or latest version names the address. */
export const listPagesLinkingTo = async (tx: Tx, { id, country, language, path }: EditedPage): Promise<EditedPage[]> => {
  const address = `/${country}/${language}${path === '/' ? '' : path}`
  const pattern = `%"${address.replace(/[\\%_]/g, '\\$&')}"%`
  const inText = `%=\\\\"${address.replace(/[\\%_]/g, '\\$&')}\\\\"%`
  const { rows } = await sql<EditedPage>`
    ${selectPages(sql`page.id <> ${id} and exists (
      select 1 from page_version linking where linking.page_id = page.id
        and linking.number in (page.last_version, page.published_version)
        and (linking.content::text like ${pattern} or linking.content::text like ${inText}))`)}
    order by page.path limit 100`.execute(tx)
  return rows
}
