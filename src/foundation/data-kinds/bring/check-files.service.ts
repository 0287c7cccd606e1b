import { findBeside, openBroughtFile, type BroughtFile } from '#foundation/data-kinds/bring/bring-file.service.ts'
import type { BringWork, FileTally } from '#foundation/data-kinds/bring/bring-work.service.ts'
import { createKeySet, type KeySet } from '#foundation/data-kinds/bring/key-set.rules.ts'
import { createLineNumbers, type LineNumbers } from '#foundation/data-kinds/bring/line-numbers.rules.ts'
import { createSeenKeys, type SeenKeys } from '#foundation/data-kinds/bring/seen-keys.service.ts'
import { hasFiles, type DataKind, type GivenLine } from '#foundation/data-kinds/description/data-kind.service.ts'
import { UnreadableFile } from '#foundation/data-kinds/file/text-encoding.service.ts'
import { parseLine } from '#foundation/data-kinds/line/parse-line.service.ts'
import { quote, type LineProblem } from '#foundation/data-kinds/line/problem.rules.ts'
import { completeLine, keyOfLine } from '#foundation/data-kinds/writing/merge-line.service.ts'
import {
  findKnownReferences,
  listReferring,
  listUnknownReferences,
  settleReferences,
  type KnownReferences,
} from '#foundation/data-kinds/writing/references.service.ts'
import { lookUp } from '#kernel/look-up.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'

const BATCH = 1000

type Waiting = GivenLine & { readonly number: number }

const listMissingFiles = async (file: BroughtFile, line: GivenLine['line']): Promise<LineProblem[]> => {
  const find = findBeside(file)
  const problems: LineProblem[] = []
  for (const [name, { type }] of Object.entries(file.kind.fields)) {
    const fileName = type === 'file' ? lookUp(line, name) : undefined
    if (typeof fileName === 'string' && !(await find(fileName)))
      problems.push({ column: name, reason: `there is no file ${quote(fileName)} in the folder files` })
  }
  return problems
}

const keyOf = ({ keys, normalise = (line) => line }: DataKind, line: GivenLine['line']): string =>
  keyOfLine(keys, normalise(line))

const twice = ({ keys }: DataKind, key: string): LineProblem[] => [
  { column: keys[0] ?? '', reason: `${quote(key)} is in a line before` },
]

/** Lines whose key was found twice when all were known: read again for what to say of them. */
const nameTwice = async (
  file: BroughtFile,
  lines: LineNumbers,
  refuse: (number: number, problems: readonly LineProblem[]) => void,
): Promise<void> => {
  if (lines.size() === 0) return
  for await (const line of openBroughtFile(file)) {
    const checked = 'value' in line && lines.has(line.number) ? parseLine(file.kind, line.value) : undefined
    if (checked && 'line' in checked) refuse(line.number, twice(file.kind, keyOf(file.kind, checked.line)))
  }
}

/** Checks across several fields, with those that a line leaves out as they are stored. */
const listWholeFaults = async (
  tx: Tx,
  kind: DataKind,
  known: KnownReferences,
  lines: readonly Waiting[],
): Promise<Map<number, readonly LineProblem[]>> => {
  const { check, read, normalise = (line) => line } = kind
  if (!check) return new Map()
  const settled = lines.map(({ number, line }) => ({ number, line: normalise(settleReferences(kind, line, known)) }))
  const stored = (await read?.(tx, { among: settled.map(({ line }) => line), limit: lines.length })) ?? []
  const before = new Map(stored.map(({ line }) => [keyOfLine(kind.keys, line), line]))
  return new Map(
    settled.map(({ number, line }) => [number, check(completeLine(kind, before.get(keyOfLine(kind.keys, line)), line) as never)]),
  )
}

/** Keys of lines that files refer to, before they are stored. */
type Brought = ReadonlyMap<string, KeySet>

const checkFile = async (
  work: BringWork,
  file: BroughtFile,
  { brought, seen }: { brought: Brought; seen: SeenKeys },
  tally: FileTally,
): Promise<void> => {
  const { db, tenant, services } = work
  const { kind } = file
  const own = brought.get(kind.name)
  const refuse = (number: number, problems: readonly LineProblem[]): void => {
    tally.refused.add(number)
    work.onRefused(file, number, problems)
  }
  /** References to lines of the same kind may come before them: checked when all are known. */
  const early: Waiting[] = []
  const settle = async (lines: readonly Waiting[], isLast: boolean): Promise<void> => {
    const remaining = lines.filter(({ isDeleted }) => !isDeleted)
    if (remaining.length === 0 || (listReferring(kind.fields).length === 0 && !kind.check && !hasFiles(kind))) return
    const { known, faults } = await withTenant(db, tenant, async (tx) => {
      const references = await findKnownReferences(tx, services.dataKinds, kind, remaining)
      return { known: references, faults: await listWholeFaults(tx, kind, references, remaining) }
    })
    for (const waiting of remaining) {
      const { number, line } = waiting
      const unknown = listUnknownReferences(kind, line, known, (name, reference) => brought.get(name)?.has(reference) ?? false)
      const isEarly = !isLast && unknown.some(({ column }) => lookUp(kind.fields, column)?.refersTo === kind.name)
      const problems = [...unknown, ...(faults.get(number) ?? []), ...(hasFiles(kind) ? await listMissingFiles(file, line) : [])]
      if (isEarly) early.push(waiting)
      else if (problems.length > 0) refuse(number, problems)
    }
  }
  const onBytes = (bytes: number): void =>
    work.onRead({ step: 'check', file: file.name, size: file.size, bytes, lines: tally.lines })
  let waiting: Waiting[] = []
  let underWay: Promise<void> = Promise.resolve()
  for await (const line of openBroughtFile(file, onBytes)) {
    tally.lines += 1
    const checked = 'value' in line ? parseLine(kind, line.value) : line
    if ('problems' in checked) refuse(line.number, checked.problems)
    else {
      const key = keyOf(kind, checked.line)
      const isNew = kind.keys.length === 0 || seen.add(key, line.number)
      // Awaited only where there is something to wait for: millions of lines come here.
      if (isNew === true || (isNew !== false && (await isNew))) {
        waiting.push({ line: checked.line, isDeleted: checked.isDeleted, number: line.number })
        if (own && !checked.isDeleted) for (const name of kind.referencesOf?.(checked.line) ?? []) own.add(name)
      } else refuse(line.number, twice(kind, key))
    }
    if (waiting.length < BATCH) continue
    // The next lines are read while the database looks at these.
    await underWay
    underWay = settle(waiting, false)
    underWay.catch(() => {})
    waiting = []
  }
  await underWay
  await settle(waiting, false)
  await settle(early, true)
  const later = createLineNumbers()
  for (const number of seen.listLater()) later.add(number)
  await nameTwice(file, later, refuse)
}

/** Reads everything before anything is saved, and says what is refused. What is referred to stands in files before. */
export const checkFiles = async (work: BringWork, files: readonly BroughtFile[]): Promise<Map<BroughtFile, FileTally>> => {
  const referred = new Set(files.flatMap(({ kind }) => listReferring(kind.fields).map(([, name]) => name)))
  const brought: Brought = new Map([...referred].map((name) => [name, createKeySet()]))
  const tallies = new Map<BroughtFile, FileTally>()
  for (const file of files) {
    const tally: FileTally = { lines: 0, refused: createLineNumbers() }
    tallies.set(file, tally)
    const seen = createSeenKeys()
    await checkFile(work, file, { brought, seen }, tally)
      .catch((error: unknown) => {
        if (!(error instanceof UnreadableFile)) throw error
        tally.refused.add(0)
        work.onRefused(file, 0, [{ column: '', reason: error.message }])
      })
      .finally(() => seen.close())
  }
  return tallies
}
