import { sql } from 'kysely'
import { countOfDay, writeAuditEntries } from '#foundation/audit/public.server.ts'
import type { DataKind, GivenLine, LineResult } from '#foundation/data-kinds/description/data-kind.service.ts'
import { writeKey } from '#foundation/data-kinds/line/line-key.rules.ts'
import type { Line } from '#foundation/data-kinds/line/check-line.rules.ts'
import { describeChange } from '#foundation/data-kinds/writing/line-change.service.ts'
import { settleLines } from '#foundation/data-kinds/writing/references.service.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

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

/** So many lines of a kind that changes all day have entries of their own a day and program; one stands for those after them. */
const MOST_A_DAY = 1000
const DAY_MS = 86_400_000

const isPersonalKind = ({
  hasPersonalData,
  isSensitive,
  right,
}: Pick<DataKind, 'hasPersonalData' | 'isSensitive' | 'right'>): boolean =>
  hasPersonalData === true || isSensitive === true || right !== undefined

type Entry = { readonly action: string; readonly details: Readonly<Record<string, unknown>> }

const toEntry = (
  kind: DataKind,
  line: Line,
  { isDeleted, before }: { isDeleted: boolean; before: Line | undefined },
  via: object,
): Entry => ({
  action: isDeleted ? 'data.remove' : 'data.bring',
  details: {
    // A stored line has its key as it is stored, in whichever way the given one is written.
    object: writeKey(kind.keys, before ?? line),
    kind: kind.name,
    ...describeChange({
      before: before ?? (isDeleted ? {} : undefined),
      after: isDeleted ? undefined : line,
      isPersonal: isPersonalKind(kind),
    }),
    ...via,
  },
})

/** Changes of a batch, to be counted once its transaction is over. */
type Noted = {
  readonly changed: number
  readonly entries: number
  readonly at: string | undefined
  /** Lines have no entries because of the day's limit. */
  readonly isDayFull: boolean
}

type HistoryServices = Pick<Services, 'clock' | 'dataKinds'>

/** Notes what files and programs change, in the transactions that change it, with one statement a batch. */
export const openLineHistory = (kind: DataKind, by: BroughtBy, { clock, dataKinds }: HistoryServices) => {
  const via = { via: by.name, viaKind: by.kind }
  const isRecorded = kind.read !== undefined && kind.keys.length > 0
  const isCountedByDay = isRecorded && by.kind === 'key' && kind.changesAllDay === true
  let [changed, noted, isDayFull]: [number, number, boolean] = [0, 0, false]
  let from: string | undefined
  const startOfDay = (): Date => new Date(Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS)
  /** In the place of entries for single lines, once for the rest of a day. */
  const endDay = async (tx: Tx): Promise<void> => {
    const start = startOfDay()
    if ((await countOfDay(tx, { actorId: by.id, kind: kind.name, since: start, actions: ['data.brought'] }, 1)) > 0) return
    const until = new Date(start.getTime() + DAY_MS).toISOString()
    const details = { object: by.name, kind: kind.name, ...via, from: from ?? start.toISOString(), until }
    await writeAuditEntries(tx, by.id, clock.now(), [{ action: 'data.brought', details }])
  }
  return {
    note: async (tx: Tx, lines: readonly GivenLine[], results: readonly LineResult[]): Promise<Noted> => {
      const done = lines.flatMap(({ line, isDeleted }, at) => {
        const result = results[at]
        return result?.ok && result.change !== 'unchanged' ? [{ line, isDeleted, before: result.before }] : []
      })
      if (done.length === 0 || !isRecorded) return { changed: done.length, entries: 0, at: undefined, isDayFull: false }
      const actions = ['data.bring', 'data.remove']
      const ofDay = isCountedByDay
        ? await countOfDay(tx, { actorId: by.id, kind: kind.name, since: startOfDay(), actions }, MOST_A_DAY)
        : 0
      const ofRest = isCountedByDay ? MOST_A_DAY - ofDay : Infinity
      const recorded = done.slice(0, Math.max(0, Math.min(MOST_LINES - noted, ofRest)))
      const isFull = ofRest < done.length
      if (recorded.length === 0 && !isFull) return { changed: done.length, entries: 0, at: undefined, isDayFull: false }
      // As they are stored: references and keys may be given in several ways.
      const settled = await settleLines(tx, dataKinds, kind, recorded.map(({ line }) => line)) // prettier-ignore
      const entries = recorded.map((one, at) => toEntry(kind, settled[at] ?? one.line, one, via))
      const at = await writeAuditEntries(tx, by.id, clock.now(), entries)
      return { changed: done.length, entries: entries.length, at, isDayFull: isFull }
    },
    count: (batch: Noted): void => {
      changed += batch.changed
      noted += batch.entries
      isDayFull ||= batch.isDayFull
      from ??= batch.at
    },
    /** One entry for the whole, where not every line has one. */
    end: async (tx: Tx): Promise<void> => {
      if (isDayFull) return endDay(tx)
      if (changed <= MOST_LINES) return
      const { rows } = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(tx)
      const details = { object: by.name, kind: kind.name, rows: changed, ...via, from: from ?? null, until: rows[0]?.at ?? null }
      await writeAuditEntries(tx, by.id, clock.now(), [{ action: 'data.brought', details }])
    },
    isLong: (): boolean => isDayFull || changed > MOST_LINES,
  }
}
