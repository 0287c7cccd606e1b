import { sql, type RawBuilder } from 'kysely'
import type { DataKind, LineSource } from '#foundation/data-kinds/description/data-kind.service.ts'
import type { Field, Fields } from '#foundation/data-kinds/description/field.rules.ts'
import type { Line } from '#foundation/data-kinds/line/check-line.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { Tx } from '#platform/database/database.ts'

/** A file that waits with its draft. */
export type DraftFile = { readonly name: string; readonly size: number; readonly sha256: string; readonly fileKey: string }

export type DraftLine = {
  readonly key: string
  /** The given fields, nothing else: laid over the published line. */
  readonly line: Line
  /** By field. */
  readonly files: Readonly<Record<string, DraftFile>>
  readonly publishAt: Date | null
  /** Why it was not published at its time. */
  readonly fault: string | null
  readonly savedBy: string | null
}

const COLUMNS = sql`key, line, files, publish_at, fault, saved_by`

/** Locked, so that a draft that is published meanwhile is not saved once more. */
export const findDrafts = async (tx: Tx, kind: string, keys: readonly string[]): Promise<Map<string, DraftLine>> => {
  const { rows } = await sql<DraftLine>`
    select ${COLUMNS} from draft_line where kind = ${kind} and key = any(${[...keys]}::text[]) for update`.execute(tx)
  return new Map(rows.map((row) => [row.key, row]))
}

export const findDraft = async (tx: Tx, kind: string, key: string): Promise<DraftLine | undefined> => {
  const { rows } = await sql<DraftLine>`
    select ${COLUMNS} from draft_line where kind = ${kind} and key = ${key}`.execute(tx)
  return rows[0]
}

export const saveDraft = async (tx: Tx, kind: string, draft: Omit<DraftLine, 'fault'>): Promise<void> => {
  const { key, line, files, publishAt, savedBy } = draft
  await sql`
    insert into draft_line (kind, key, line, files, publish_at, saved_by)
    values (${kind}, ${key}, ${JSON.stringify(line)}, ${JSON.stringify(files)}, ${publishAt}, ${savedBy})
    on conflict (tenant, kind, key) do update set line = excluded.line, files = excluded.files, fault = null,
      publish_at = excluded.publish_at, saved_by = excluded.saved_by, changed_at = now()`.execute(tx)
}

export const removeDrafts = async (tx: Tx, kind: string, keys: readonly string[]): Promise<void> => {
  await sql`delete from draft_line where kind = ${kind} and key = any(${[...keys]}::text[])`.execute(tx)
}

export type DueDraft = DraftLine & { readonly kind: string }

/** Whose time has come and that no other worker is at. */
export const takeDueDrafts = async (tx: Tx, now: Date): Promise<DueDraft[]> => {
  const { rows } = await sql<DueDraft>`
    select kind, ${COLUMNS} from draft_line where publish_at <= ${now} order by publish_at, kind, key
    for update skip locked`.execute(tx)
  return rows
}

export const findNextDraftTime = async (tx: Tx): Promise<Date | undefined> => {
  const { rows } = await sql<{ next: Date | null }>`select min(publish_at) as next from draft_line`.execute(tx)
  return rows[0]?.next ?? undefined
}

/** It stays a draft; its author reads why. */
export const failDraft = async (tx: Tx, { kind, key }: DueDraft, fault: string): Promise<void> => {
  await sql`update draft_line set publish_at = null, fault = ${fault} where kind = ${kind} and key = ${key}`.execute(tx)
}

const TYPES: Readonly<Partial<Record<Field['type'], string>>> = {
  'whole-number': 'integer',
  number: 'double precision',
  'yes-no': 'boolean',
  time: 'timestamptz',
  values: 'jsonb',
  record: 'jsonb',
  records: 'jsonb',
}

const typeOf = ({ type, isByLanguage, isList }: Field): string => {
  if (isByLanguage) return 'jsonb'
  return isList ? 'text[]' : (TYPES[type] ?? 'text')
}

type Shape = Pick<DataKind, 'name' | 'keys'> & { readonly fields: Fields; readonly source: LineSource }

/** For the back office: each line as its author saved it last, a draft in the place of what is published. */
export const newestLines =
  ({ name, keys, fields, source }: Shape): LineSource =>
  (among) => {
    const published: RawBuilder<unknown> = typeof source === 'function' ? source(among) : source
    const key = sql.join(keys.map((one) => sql`published.${sql.ref(one)}::text`))
    const columns = Object.entries(fields).map(([field, about]) => sql.raw(`${JSON.stringify(field)} ${typeOf(about)}`))
    return sql`
      select row.*, coalesce(published.is_there, false) as "isPublished", draft.fault as "draftFault",
        array(select jsonb_object_keys(draft.files)) as "draftFiles",
        greatest(published.changed_at, draft.changed_at) as changed_at
      from (select true as is_there, own.* from (${published}) own) published
        full join (select * from draft_line where kind = ${name}) draft on draft.key = concat_ws('~', ${key})
        cross join lateral jsonb_to_record(coalesce(to_jsonb(published), '{}') || coalesce(draft.line, '{}') ||
          case when draft.key is null then '{"status": "published"}'::jsonb
            else jsonb_build_object('status', 'draft', 'publishAt', draft.publish_at) end) as row (${sql.join(columns)})`
  }

/** For the screen. */
export type DraftState = { readonly isPublished: boolean; readonly fault: string | null; readonly files: string[] }

export const readDraftState = (line: Line): DraftState => ({
  isPublished: lookUp(line, 'isPublished') === true,
  fault: typeof line['draftFault'] === 'string' ? line['draftFault'] : null,
  files: Array.isArray(line['draftFiles']) ? line['draftFiles'].map(String) : [],
})
