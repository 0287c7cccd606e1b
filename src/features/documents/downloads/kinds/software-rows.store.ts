import { sql } from 'kysely'
import { GATE_PAGE } from '#features/documents/downloads/kinds/document-rows.store.ts'
import type { SoftwareRelease } from '#features/documents/downloads/software/software.rules.ts'
import type { RowShape } from '#foundation/data-kinds/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

export const PRODUCT_ROWS: RowShape = {
  table: 'software_product',
  keys: ['key'],
  columns: {
    key: 'text',
    names: 'jsonb',
    texts: 'jsonb',
    kind: 'text',
    replacedBy: 'text',
    position: 'integer',
    skus: 'text[]',
  },
}

/** A line a change, as they are written in one cell. */
const NOTES = sql`(
  select jsonb_object_agg(entry.key, (
    select string_agg(said.line, ${'\n'} order by said.place)
    from jsonb_array_elements_text(entry.value) with ordinality as said (line, place)))
  from jsonb_each(release.notes) as entry where jsonb_array_length(entry.value) > 0)`

/** Each product with its newest version. */
export const softwareSource = sql`
  select product.key as "id", product.names, product.texts, product.kind as "type", release.version,
    release.eak_number as "eakNumber", document.gate,
    ${GATE_PAGE} as "gatePage", coalesce(nullif(document.file_name, ''), regexp_replace(document.path, '^.*/', '')) as "file",
    asset.content_hash as "fileSha256", product.skus as "products", ${NOTES} as "notes",
    to_char(release.released_at at time zone 'UTC', 'YYYY-MM-DD') as "releasedOn", document.tool_id as "tool",
    product.replaced_by as "replacedBy", nullif(product.position, 0) as "position",
    greatest(product.changed_at, release.changed_at, document.changed_at) as changed_at
  from software_product product
    left join lateral (
      select * from software_release where product_key = product.key order by released_at desc, eak_number desc limit 1
    ) release on true
    left join download_document document on document.path = release.path
    left join asset on asset.path = release.path`

export type KnownRelease = Pick<SoftwareRelease, 'productKey' | 'version' | 'releasedAt' | 'path' | 'eakNumber'>

/** All versions of some products, the newest first. */
export const listKnownReleases = async (tx: Tx, keys: readonly string[]): Promise<Map<string, KnownRelease[]>> => {
  const { rows } = await sql<KnownRelease>`
    select product_key, version, released_at, path, eak_number from software_release
    where product_key = any(${keys}::text[]) order by released_at desc, eak_number desc`.execute(tx)
  return Map.groupBy(rows, ({ productKey }) => productKey)
}

export const listTakenEaks = async (tx: Tx, numbers: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ eakNumber: string }>`
    select eak_number from software_release where eak_number = any(${numbers}::text[])`.execute(tx)
  return new Set(rows.map(({ eakNumber }) => eakNumber))
}

/** Fields that may change of published versions. */
export const updateReleases = async (tx: Tx, releases: readonly SoftwareRelease[]): Promise<void> => {
  await sql`
    update software_release set released_at = row."releasedAt", notes = row.notes, path = row.path
    from jsonb_to_recordset(${JSON.stringify(releases)}::jsonb)
      as row ("eakNumber" text, "releasedAt" timestamptz, notes jsonb, path text)
    where eak_number = row."eakNumber"`.execute(tx)
}

/** With their versions and who waits for the next; gives the paths of their files. */
export const deleteSoftware = async (tx: Tx, keys: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ path: string }>`
    select path from software_release where product_key = any(${keys}::text[])`.execute(tx)
  await sql`update software_product set replaced_by = null where replaced_by = any(${keys}::text[])`.execute(tx)
  await sql`delete from software_product where key = any(${keys}::text[])`.execute(tx)
  return rows.map(({ path }) => path)
}
