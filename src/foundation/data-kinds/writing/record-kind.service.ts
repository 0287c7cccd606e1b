import {
  hasFiles,
  type Change,
  type DataKind,
  type GivenLine,
  type IncomingFile,
  type KindContext,
  type LineResult,
  type RecordKind,
} from '#foundation/data-kinds/description/data-kind.service.ts'
import type { Fields, LineOf } from '#foundation/data-kinds/description/field.rules.ts'
import { withDrafts } from '#foundation/data-kinds/drafts/draft-kind.service.ts'
import type { Line } from '#foundation/data-kinds/line/check-line.rules.ts'
import { quote, type LineProblem } from '#foundation/data-kinds/line/problem.rules.ts'
import { noteDeleted } from '#foundation/data-kinds/writing/deleted-line.store.ts'
import { countLines, readLines } from '#foundation/data-kinds/writing/line-reader.store.ts'
import { completeLine, isSameLine, keyOfLine } from '#foundation/data-kinds/writing/merge-line.service.ts'
import {
  findKnownReferences,
  listUnknownReferences,
  settleReferences,
} from '#foundation/data-kinds/writing/references.service.ts'
import { lookUp } from '#kernel/look-up.ts'

type Planned = {
  readonly at: number
  readonly key: string
  readonly line: Line
  readonly isDeleted: boolean
  readonly unknown: readonly LineProblem[]
}

const FILES = 'Sha256'
const NO_FILES = { files: {}, problems: [] }

/** The files that a line names; one that is stored under this name already may be named without coming along. */
const findFiles = async (
  fields: Fields,
  { findFile }: KindContext,
  line: Line,
  before: Line | undefined,
): Promise<{ files: Record<string, IncomingFile>; problems: LineProblem[] }> => {
  const files = new Map<string, IncomingFile>()
  const problems: LineProblem[] = []
  for (const [name, { type }] of Object.entries(fields)) {
    const fileName = type === 'file' ? lookUp(line, name) : undefined
    if (typeof fileName !== 'string') continue
    const found = await findFile?.(fileName)
    if (found) files.set(name, found)
    else if (fileName !== lookUp(before, name))
      problems.push({ column: name, reason: `there is no file ${quote(fileName)} with it` })
  }
  return { files: Object.fromEntries(files), problems }
}

const isSameFile = (before: Line, [name, { sha256 }]: readonly [string, IncomingFile]): boolean =>
  lookUp(before, `${name}${FILES}`) === sha256

/** Stored lines are read, compared and written where they differ; a line that comes again changes nothing. */
export const defineRecords = <const All extends Fields>(kind: RecordKind<All>): DataKind => {
  const { source, save, remove, check, hold, expand, ...rest } = kind
  const shape = { fields: kind.fields, keys: kind.keys, source }
  const bringsFiles = hasFiles(kind)
  const normalise = kind.normalise ?? ((line: Line) => line)

  const read: NonNullable<DataKind['read']> = async (tx, query) => {
    const stored = await readLines(tx, shape, query)
    const lines =
      stored.length === 0
        ? undefined
        : await expand?.(
            tx,
            stored.map(({ line }) => line),
          )
    return stored.map(({ line, changedAt }, at) => ({ line: lines?.[at] ?? line, changedAt }))
  }

  const planOne = async (
    context: KindContext,
    { line, unknown }: Planned,
    before: Line | undefined,
  ): Promise<{ change: Change<All>; isSame: boolean } | { problems: readonly LineProblem[] }> => {
    const merged = completeLine(kind, before, line) as LineOf<All>
    const { files, problems } = bringsFiles ? await findFiles(kind.fields, context, line, before) : NO_FILES
    const faults = [...unknown, ...problems, ...(check?.(merged) ?? [])]
    if (faults.length > 0) return { problems: faults }
    const isSame =
      before !== undefined &&
      isSameLine(kind.fields, before, merged) &&
      Object.entries(files).every((one) => isSameFile(before, one))
    return { change: { line: merged, given: line, before, files }, isSame }
  }

  type Results = LineResult[]
  const refuse = (results: Results, at: number, problems: readonly LineProblem[]): void =>
    void (results[at] = { ok: false, problems })

  /** Lines with different keys. */
  const applyPlanned = async (context: KindContext, planned: readonly Planned[], results: Results): Promise<void> => {
    const keys = planned.map(({ line }) => line)
    await hold?.(context.tx, keys)
    const stored = await read(context.tx, { among: keys, limit: planned.length + 1 })
    const before = new Map(stored.map(({ line }) => [keyOfLine(kind.keys, line), line]))
    const saved: (readonly [number, Change<All>])[] = []
    const removed: (readonly [number, LineOf<All>])[] = []
    for (const plan of planned) {
      const was = before.get(plan.key)
      if (plan.isDeleted) {
        if (!was) continue
        removed.push([plan.at, was as LineOf<All>])
        results[plan.at] = { ok: true, change: 'deleted', before: was }
        continue
      }
      const one = await planOne(context, plan, was)
      if ('problems' in one) refuse(results, plan.at, one.problems)
      else if (!one.isSame) {
        saved.push([plan.at, one.change])
        results[plan.at] = was ? { ok: true, change: 'changed', before: was } : { ok: true, change: 'new' }
      }
    }
    const note = (done: readonly (readonly [number, unknown])[], faults: void | readonly (readonly LineProblem[])[]): void => {
      for (const [index, problems] of (faults ?? []).entries())
        if (problems.length > 0) refuse(results, done[index]?.[0] ?? 0, problems)
    }
    if (saved.length > 0)
      note(
        saved,
        await save(
          context,
          saved.map(([, change]) => change),
        ),
      )
    if (removed.length === 0) return
    const lines = removed.map(([, line]) => line)
    note(removed, await remove(context, lines))
    const gone = removed.filter(([at]) => results[at]?.ok).map(([, line]) => line)
    await noteDeleted(context.tx, kind, gone)
  }

  const apply = async (context: KindContext, given: readonly GivenLine[]): Promise<Results> => {
    const results: Results = given.map(() => ({ ok: true, change: 'unchanged' }))
    const known = await findKnownReferences(context.tx, context.services.dataKinds, kind, given)
    const own = new Set(given.flatMap(({ line }) => kind.referencesOf?.(line) ?? []))
    const isBrought = (name: string, reference: string): boolean => name === kind.name && own.has(reference)
    let planned = new Map<string, Planned>()
    for (const [at, { line, isDeleted }] of given.entries()) {
      const unknown = isDeleted ? [] : listUnknownReferences(kind, line, known, isBrought)
      const settled = normalise(settleReferences(kind, line, known))
      const key = keyOfLine(kind.keys, settled)
      // A line about what a line before it changes: that one is stored first.
      if (planned.has(key)) {
        await applyPlanned(context, [...planned.values()], results)
        planned = new Map()
      }
      planned.set(key, { at, key, line: settled, isDeleted, unknown })
    }
    await applyPlanned(context, [...planned.values()], results)
    return results
  }

  const made: DataKind = {
    ...rest,
    example: kind.example,
    ...(check && { check }),
    read,
    count: (tx, query) => countLines(tx, shape, query),
    apply,
  }
  return kind.hasDrafts ? withDrafts(made, source) : made
}
