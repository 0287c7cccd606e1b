import { sql, type RawBuilder } from 'kysely'
import { RELEASE_LIST, type ReleasedPage, type ReleaseState } from '#features/authoring/releases/release.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

export type Release = {
  readonly id: string
  readonly name: string
  readonly state: ReleaseState
  readonly pages: number
  readonly createdAt: Date
  readonly scheduledAt: Date | null
  readonly publishedAt: Date | null
  readonly changedBy: string | null
  readonly byName: string | null
}

const selectReleases = (condition: RawBuilder<unknown>): RawBuilder<Release> => sql<Release>`
  select release.id, release.name, release.state, release.created_at, release.scheduled_at, release.published_at, release.changed_by,
    nullif(trim(person.given_name || ' ' || person.family_name), '') as by_name,
    (select count(*)::integer from release_page where release_id = release.id) as pages
  from release left join person on person.id = release.changed_by
  where ${condition}`

export const listReleaseRows = (
  tx: Tx,
  { find, state }: { readonly find?: string | undefined; readonly state?: ReleaseState | undefined },
  list: ListQuery<(typeof RELEASE_LIST.sortable)[number]>,
): Promise<ListPage<Release>> =>
  readListPage(
    tx,
    selectReleases(sql`true
      ${find === undefined ? sql`` : sql`and release.name ilike ${containsPattern(find)}`}
      ${state === undefined ? sql`` : sql`and release.state = ${state}`}`),
    list,
    { spec: RELEASE_LIST, unique: 'id' },
  )

export const findRelease = async (tx: Tx, id: string): Promise<Release | undefined> =>
  (await selectReleases(sql`release.id = ${id}`).execute(tx)).rows[0]

/** The same, and nobody else changes it until the transaction ends. */
export const lockRelease = async (tx: Tx, id: string): Promise<Release | undefined> => {
  await sql`select 1 from release where id = ${id} for update`.execute(tx)
  return findRelease(tx, id)
}

export type ReleasePage = ReleasedPage & {
  readonly title: string
  readonly country: string
  readonly language: string
  readonly path: string
  readonly lastVersion: number
}

/** In one order for everybody who locks them. */
export const listReleasePages = async (tx: Tx, releaseId: string): Promise<ReleasePage[]> => {
  const { rows } = await sql<ReleasePage>`
    select part.page_id, part.version, part.before, page.published_version, page.country, page.language, page.path,
      page.last_version, v.content->>'title' as title
    from release_page part join page on page.id = part.page_id
      join page_version v on v.page_id = page.id and v.number = coalesce(part.version, page.last_version)
    where part.release_id = ${releaseId} order by part.page_id`.execute(tx)
  return rows
}

type Maker = { readonly name: string; readonly by: string; readonly at: Date }

export const insertRelease = async (tx: Tx, { name, by, at }: Maker): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into release (name, changed_by, created_at) values (${name}, ${by}, ${at}) returning id`.execute(tx)
  const [made] = rows
  if (!made) throw new Error('a release was not made')
  return made.id
}

/** How many of these are pages of the site that were not in it yet. */
export const insertReleasePages = async (tx: Tx, releaseId: string, pageIds: readonly string[]): Promise<number> => {
  const { numAffectedRows } = await sql`
    insert into release_page (release_id, page_id) select ${releaseId}, id from page where id = any(${[...pageIds]}::uuid[])
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

export const deleteReleasePage = async (tx: Tx, releaseId: string, pageId: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    delete from release_page where release_id = ${releaseId} and page_id = ${pageId}`.execute(tx)
  return numAffectedRows === 1n
}

export const deleteRelease = async (tx: Tx, id: string): Promise<void> => {
  await sql`delete from release where id = ${id}`.execute(tx)
}

type Step = {
  readonly state: ReleaseState
  readonly by: string | null
  readonly scheduledAt?: Date | null
  readonly publishedAt?: Date
}

export const saveState = async (tx: Tx, id: string, { state, by, scheduledAt = null, publishedAt }: Step): Promise<void> => {
  await sql`
    update release set state = ${state}, changed_by = ${by}, scheduled_at = ${scheduledAt}
      ${publishedAt ? sql`, published_at = ${publishedAt}` : sql``} where id = ${id}`.execute(tx)
}

/** Fixes the versions that are published with it: nobody overwrites them. Null releases them. */
export const savePlan = async (
  tx: Tx,
  releaseId: string,
  { pageId, version, before }: { readonly pageId: string; readonly version: number | null; readonly before: number | null },
): Promise<void> => {
  await sql`
    update release_page set version = ${version}, before = ${before} where release_id = ${releaseId} and page_id = ${pageId}`.execute(
    tx,
  )
}

export const keepVersion = async (tx: Tx, pageId: string, version: number, isRetained: boolean): Promise<void> => {
  await sql`update page_version set is_kept = ${isRetained} where page_id = ${pageId} and number = ${version}`.execute(tx)
}

/** Those whose time has come and that no other worker is at. */
export const takeDueReleases = async (tx: Tx, now: Date): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from release where scheduled_at <= ${now} order by scheduled_at, id for update skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}

export const findNextReleaseTime = async (tx: Tx): Promise<Date | undefined> => {
  const { rows } = await sql<{ next: Date | null }>`select min(scheduled_at) as next from release`.execute(tx)
  return rows[0]?.next ?? undefined
}
