import { sql } from 'kysely'
import { writeAuditEntries } from '#foundation/audit/public.server.ts'
import type { DataKind, GivenLine, LineResult } from '#foundation/data-kinds/description/data-kind.service.ts'
import { writeKey } from '#foundation/data-kinds/line/line-key.rules.ts'
import type { Tx } from '#platform/database/database.ts'

/** The source of lines without a person: a file, or a program by its key. */
type BroughtBy = {
  /** Of the key; the nil id for files. */
  readonly id: string
  readonly kind: 'file' | 'key'
  /** Of the file, or of the key. */
  readonly name: string
}

export const NO_PERSON = '00000000-0000-0000-0000-000000000000'

/** So many lines of one file or call have entries of their own; one entry stands for all of a longer one. */
const MOST_LINES = 1000

type Described = Pick<DataKind, 'name' | 'keys' | 'normalise' | 'read'>

const toEntry = (
  { name, keys, normalise }: Described,
  { line, isDeleted }: GivenLine,
  before: unknown,
  via: object,
): { readonly action: string; readonly details: Readonly<Record<string, unknown>> } => ({
  action: isDeleted ? 'data.remove' : 'data.bring',
  details: {
    // A stored line has its key as it is stored, in whichever way the given one is written.
    object: writeKey(keys, (before as typeof line | undefined) ?? normalise?.(line) ?? line),
    ...{ kind: name, before: before ?? null, after: isDeleted ? null : line, ...via },
  },
})

/** Changes of a batch, to be counted once its transaction is over. */
type Noted = { readonly changed: number; readonly entries: number; readonly at: string | undefined }

/** Notes what files and programs change, in the transactions that change it, with one statement a batch. */
export const openLineHistory = (kind: Described, by: BroughtBy, now: () => Date) => {
  const via = { via: by.name, viaKind: by.kind }
  let [changed, noted]: [number, number] = [0, 0]
  let from: string | undefined
  return {
    note: async (tx: Tx, lines: readonly GivenLine[], results: readonly LineResult[]): Promise<Noted> => {
      const isRecorded = kind.read !== undefined && kind.keys.length > 0
      const entries: ReturnType<typeof toEntry>[] = []
      let count = 0
      for (const [at, line] of lines.entries()) {
        const result = results[at]
        if (!result?.ok || result.change === 'unchanged') continue
        count += 1
        if (isRecorded && noted + entries.length < MOST_LINES) entries.push(toEntry(kind, line, result.before, via))
      }
      const at = entries.length > 0 ? await writeAuditEntries(tx, by.id, now(), entries) : undefined
      return { changed: count, entries: entries.length, at }
    },
    count: (batch: Noted): void => {
      changed += batch.changed
      noted += batch.entries
      from ??= batch.at
    },
    /** One entry for the whole, where not every line has one. */
    end: async (tx: Tx): Promise<void> => {
      if (changed <= MOST_LINES) return
      const { rows } = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(tx)
      const details = { object: by.name, kind: kind.name, rows: changed, ...via, from: from ?? null, until: rows[0]?.at ?? null }
      await writeAuditEntries(tx, by.id, now(), [{ action: 'data.brought', details }])
    },
    isLong: (): boolean => changed > MOST_LINES,
  }
}
