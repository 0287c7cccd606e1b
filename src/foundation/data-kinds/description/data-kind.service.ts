import type { RawBuilder } from 'kysely'
import type { Fields, LineOf } from '#foundation/data-kinds/description/field.rules.ts'
import type { CheckedLine, Line } from '#foundation/data-kinds/line/check-line.rules.ts'
import type { DataRight } from '#foundation/identity/public.ts'
import type { LineProblem } from '#foundation/data-kinds/line/problem.rules.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { Readable } from 'node:stream'

/** A file that comes with a line. */
export type IncomingFile = {
  readonly name: string
  readonly size: number
  readonly sha256: string
  readonly open: () => Readable
}

/** Finds the files that lines name; undefined where there is none of this name. */
export type FindFile = (name: string) => Promise<IncomingFile | undefined>

export type KindContext = {
  readonly tx: Tx
  readonly tenant: TenantKey
  readonly services: Services
  /** The person who does it; absent for files and programs. */
  readonly by?: string
  /** Absent where no files can come along. */
  readonly findFile?: FindFile
}

export type LineChange = 'new' | 'changed' | 'unchanged' | 'deleted'

export type LineResult =
  | { readonly ok: true; readonly change: LineChange; readonly before?: Line }
  | { readonly ok: false; readonly problems: readonly LineProblem[] }

/** A checked line on its way to the database. */
export type GivenLine = { readonly line: Line; readonly isDeleted: boolean }

/** A line as it is stored. */
export type StoredLine = { readonly line: Line; readonly changedAt: string }

export type LineQuery = {
  /** Those with the keys of these lines. */
  readonly among?: readonly Line[]
  /** Those that changed at this time or later. */
  readonly since?: Date
  readonly find?: string
  /** Values of single fields; of dates and times a period, `2026-11-01..2026-11-15`, of references several, `M1~1001|M1~1002`. */
  readonly filters?: Readonly<Record<string, string>>
  /** Those behind the key of this line. */
  readonly after?: Line
  readonly limit: number
  readonly offset?: number
  /** With drafts in the place of what is published, for the back office; nothing that others read says so. */
  readonly isNewest?: boolean
}

/** References are written in several ways; the map leads from each known one to the stored one. */
export type FindReferences = (tx: Tx, references: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** A kind of data that its owner brings: by file, by program and in the back office. */
export type DataKind = {
  /** The word in file names, addresses and scopes. */
  readonly name: string
  /** One sentence for the documentation and the screen. */
  readonly help: string
  readonly fields: Fields
  /** The fields that tell one line from another. */
  readonly keys: readonly string[]
  /** A line as it may come, for the documentation and the sample. */
  readonly example: Line
  /** Faults that single fields do not show, such as an end before its beginning. */
  readonly check?: (line: never) => readonly LineProblem[]
  /** Reads a line otherwise than field by field. */
  readonly parse?: (value: unknown) => CheckedLine
  /** One way to write what may be written in several. */
  readonly normalise?: (line: Line) => Line
  /** Fills in what a line leaves out inside of its records, and what follows from the line that is stored. */
  readonly complete?: (line: Line, before: Line | undefined) => Line
  /** Kinds whose lines are saved before, although it does not refer to them strictly. */
  readonly follows?: readonly string[]
  readonly findReferences?: FindReferences
  /** The names by which other lines may refer to one. */
  readonly referencesOf?: (line: Line) => readonly string[]
  /** The right to read it, where being an admin is not enough; it holds on every way out [T-102]. */
  readonly right?: DataRight
  /** Whether somebody who changes it on a screen proves again who they are. */
  readonly isSensitive?: boolean
  /** Whether its lines say something of people: the history of what programs change then names fields, not values. */
  readonly hasPersonalData?: boolean
  /** Whether programs bring it again and again: of many changes a day the history has one entry. */
  readonly changesAllDay?: boolean
  /** Whether lines are refused for what is stored, beyond references; they are tried in a transaction first. */
  readonly isDecidedByData?: boolean
  /** Whether it is offered for reading: those that only report what happened are not. */
  readonly read?: (tx: Tx, query: LineQuery) => Promise<readonly StoredLine[]>
  readonly count?: (tx: Tx, query: Omit<LineQuery, 'limit'>) => Promise<number>
  /** One result for each line, in their order, in one transaction. */
  readonly apply: (context: KindContext, lines: readonly GivenLine[]) => Promise<readonly LineResult[]>
  /** The subject of a line: lines about different ones may be applied side by side. Without it, one after the other. */
  readonly subjectOf?: (line: never) => string
  /** Whether a line may wait as a draft. */
  readonly hasDrafts?: boolean
  /** Runs some work as if the draft of a line were published; then everything is as it was. Undefined where there is no draft. */
  readonly tryDraft?: (
    context: KindContext,
    line: Line,
    work: () => Promise<unknown>,
  ) => Promise<readonly LineProblem[] | undefined>
  /** The page on which readers see a line. */
  readonly pageOf?: (line: Line) => string | undefined
  /** After lines were saved, such as the building of listings. */
  readonly settle?: (services: Services, tenant: TenantKey) => Promise<void>
}

/** Whether its lines name files that come along. */
export const hasFiles = ({ fields }: Pick<DataKind, 'fields'>): boolean =>
  Object.values(fields).some(({ type }) => type === 'file')

/** A line to save: whole, with what was stored before and the files that came along. */
export type Change<All extends Fields> = {
  readonly line: LineOf<All>
  /** The line's own fields: those that it leaves out are not in it. */
  readonly given: Line
  readonly before: Line | undefined
  readonly files: Readonly<Record<string, IncomingFile>>
}

/** The source of lines; a function narrows it to those with the keys of some lines, where an index would not be found. */
export type LineSource = RawBuilder<unknown> | ((among?: readonly Line[]) => RawBuilder<unknown>)

/** Kinds whose lines are records: what is stored is read, compared, and written where it differs. */
export type RecordKind<All extends Fields> = Omit<
  DataKind,
  'fields' | 'check' | 'apply' | 'read' | 'count' | 'example' | 'tryDraft'
> & {
  readonly fields: All
  readonly example: LineOf<All>
  readonly check?: (line: LineOf<All>) => readonly LineProblem[]
  /** Selects every field by its name in quotes, and `changed_at`. */
  readonly source: LineSource
  /** Adds records that are rows of another table, for all lines that were read at once; `source` may select an id for it. */
  readonly expand?: (tx: Tx, lines: readonly Line[]) => Promise<readonly Line[]>
  /** Locks what is stored before it is read, where others change it too. */
  readonly hold?: (tx: Tx, lines: readonly Line[]) => Promise<void>
  readonly save: (context: KindContext, changes: readonly Change<All>[]) => Promise<void | readonly (readonly LineProblem[])[]>
  /** Of lines that are stored; problems for those that cannot go. */
  readonly remove: (context: KindContext, lines: readonly LineOf<All>[]) => Promise<void | readonly (readonly LineProblem[])[]>
}
