import { sql, type RawBuilder } from 'kysely'
import { MEDIA_LIST, type Alts, type MediaState } from '#features/authoring/media-library/library.rules.ts'
import { forgetAsset } from '#features/site/media/public.server.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

export type MediaRow = {
  readonly path: string
  readonly version: number
  readonly mediaType: string
  readonly byteSize: number
  readonly width: number | null
  readonly height: number | null
  readonly changedAt: Date
  readonly alts: Alts
  readonly isDecorative: boolean
  readonly tags: string[]
  readonly focusX: number
  readonly focusY: number
  readonly licence: string
  readonly licenceEnds: string | null
  /** Came by the library: not with the catalogue or documents, which know it by its path. */
  readonly isOwn: boolean
}

export type MediaFilter = {
  readonly find?: string | undefined
  readonly folder?: string | undefined
  readonly tag?: string | undefined
  readonly state?: MediaState | undefined
  readonly kind?: 'picture' | 'file' | undefined
}
export type MediaSite = {
  readonly languages: readonly string[]
  readonly today: string
  readonly soon: string
}

/** As a value of its own, or as an attribute in a rich text. */
const isNamedIn = (content: RawBuilder<unknown>, address: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(position('"' || ${address} || '"' in ${content}) > 0 or position('"' || ${address} || '\\"' in ${content}) > 0)`

const COLUMNS = sql`path, version, media_type, byte_size, width, height, changed_at, alts, is_decorative, tags, focus_x, focus_y,
  licence, licence_ends, is_own`

const stateCondition = (state: MediaState, { languages, today, soon }: MediaSite): RawBuilder<unknown> => {
  if (state === 'incomplete')
    return sql`media_type like 'image/%' and not is_decorative
      and exists (select 1 from unnest(${[...languages]}::text[]) language where coalesce(trim(alts->>language), '') = '')`
  if (state === 'ended') return sql`licence_ends < ${today}`
  return sql`licence_ends between ${today} and ${soon}`
}

export const listMediaRows = (
  tx: Tx,
  { find, folder, tag, state, kind }: MediaFilter,
  site: MediaSite,
  list: ListQuery<(typeof MEDIA_LIST.sortable)[number]>,
): Promise<ListPage<MediaRow>> => {
  const letters = find === undefined ? undefined : containsPattern(find)
  const found = sql<MediaRow>`
    select ${COLUMNS} from asset
    where access <> 'hidden'
      ${letters === undefined ? sql`` : sql`and (path ilike ${letters} or media_type ilike ${letters} or alts::text ilike ${letters} or array_to_string(tags, ' ') ilike ${letters})`}
      ${folder === undefined ? sql`` : sql`and starts_with(path, ${`${folder}/`})`}
      ${tag === undefined ? sql`` : sql`and ${tag} = any(tags)`}
      ${kind === undefined ? sql`` : kind === 'picture' ? sql`and media_type like 'image/%'` : sql`and media_type not like 'image/%'`}
      ${state === undefined ? sql`` : sql`and ${stateCondition(state, site)}`}`
  return readListPage(tx, found, list, { spec: MEDIA_LIST, unique: 'path' })
}

export const findMediaRow = async (tx: Tx, path: string, isLocked = false): Promise<MediaRow | undefined> => {
  const { rows } = await sql<MediaRow>`
    select ${COLUMNS} from asset where path = ${path} and access <> 'hidden' ${isLocked ? sql`for update` : sql``}`.execute(tx)
  return rows[0]
}

/** Two files of one name that come at once wait for each other. */
export const readTakenPaths = async (tx: Tx, folder: string): Promise<(path: string) => boolean> => {
  await sql`select pg_advisory_xact_lock(hashtext('media-library ' || current_setting('app.tenant')))`.execute(tx)
  const { rows } = await sql<{ path: string }>`select path from asset where starts_with(path, ${`${folder}/`})`.execute(tx)
  const taken = new Set(rows.map(({ path }) => path))
  return (path) => taken.has(path)
}

/** Every folder that holds something, at any depth, and every tag. */
export const listShelves = async (tx: Tx): Promise<{ folders: string[]; tags: string[] }> => {
  const folders = await sql<{ name: string }>`
    select distinct regexp_replace(path, '/[^/]*$', '') as name from asset where access <> 'hidden' order by 1 limit 500`.execute(
    tx,
  )
  const tags = await sql<{ name: string }>`select distinct unnest(tags) as name from asset order by 1 limit 500`.execute(tx)
  return {
    folders: folders.rows.map(({ name }) => name).filter((name) => name !== ''),
    tags: tags.rows.map(({ name }) => name),
  }
}

export type MediaDetails = Pick<MediaRow, 'alts' | 'isDecorative' | 'tags' | 'focusX' | 'focusY' | 'licence' | 'licenceEnds'>

export const saveDetails = async (tx: Tx, path: string, { alts, ...details }: MediaDetails): Promise<void> => {
  await tx
    .updateTable('asset')
    .set({ ...details, alts: JSON.stringify(alts) as never })
    .where('path', '=', path)
    .execute()
  await forgetAsset(tx, path)
}

export const markOwn = async (tx: Tx, path: string): Promise<void> => {
  await tx.updateTable('asset').set({ isOwn: true }).where('path', '=', path).execute()
}

export const deleteAsset = async (tx: Tx, path: string): Promise<void> => {
  await forgetAsset(tx, path)
  await tx.deleteFrom('asset').where('path', '=', path).execute()
}

/** By address: how many pages name it, as visitors see them or as they are being written. Each page is written out once. */
export const countUses = async (tx: Tx, addresses: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ address: string; pages: number }>`
    with texts as materialized (
      select page.id, v.content::text as text
      from page join page_version v on v.page_id = page.id and v.number in (page.published_version, page.last_version))
    select address, count(distinct id)::integer as pages
    from unnest(${[...addresses]}::text[]) address join texts on ${isNamedIn(sql`text`, sql`address`)}
    group by address`.execute(tx)
  return new Map(rows.map(({ address, pages }) => [address, pages]))
}

export type MediaUse = {
  readonly id: string
  readonly locale: string
  readonly path: string
  readonly title: string
  /** In what visitors see. */
  readonly isPublished: boolean
}

export const listUses = async (tx: Tx, address: string): Promise<MediaUse[]> => {
  const { rows } = await sql<MediaUse>`
    select page.id, page.country || '/' || page.language as locale, page.path, max(v.content->>'title') as title,
      bool_or(v.number = page.published_version) as is_published
    from page join page_version v on v.page_id = page.id and v.number in (page.published_version, page.last_version)
    where ${isNamedIn(sql`v.content::text`, sql`${address}::text`)}
    group by page.id, page.country, page.language, page.path order by page.path, locale limit 1000`.execute(tx)
  return rows
}
