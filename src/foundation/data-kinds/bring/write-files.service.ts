import { sql } from 'kysely'
import { findBeside, openBroughtFile, type BroughtFile } from '#foundation/data-kinds/bring/bring-file.service.ts'
import type { BringWork, FileReport, FileTally } from '#foundation/data-kinds/bring/bring-work.service.ts'
import type { GivenLine, KindContext, LineResult } from '#foundation/data-kinds/description/data-kind.service.ts'
import { withTrialFiles } from '#foundation/data-kinds/bring/trial-files.service.ts'
import { parseLine } from '#foundation/data-kinds/line/parse-line.service.ts'
import type { LineProblem } from '#foundation/data-kinds/line/problem.rules.ts'
import { NO_PERSON, openLineHistory } from '#foundation/data-kinds/writing/line-history.service.ts'
import { listReferring } from '#foundation/data-kinds/writing/references.service.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'

const BATCH = 1000

type Waiting = GivenLine & { readonly number: number }

const FAILED: LineResult = { ok: false, problems: [{ column: '', reason: 'could not be kept' }] }

/** A failure of the database ends with the part of the transaction that it is in. */
const within = async <T>(tx: Tx, work: () => Promise<T>): Promise<T | undefined> => {
  await sql`savepoint bring`.execute(tx)
  try {
    const done = await work()
    await sql`release savepoint bring`.execute(tx)
    return done
  } catch (error) {
    await sql`rollback to savepoint bring`.execute(tx)
    if (error instanceof Error && 'code' in error) return undefined
    throw error
  }
}

/** Line by line where a batch failed as a whole, so that the bad one is named. */
const applyBatch = async (
  context: KindContext,
  { kind }: BroughtFile,
  lines: readonly Waiting[],
): Promise<readonly LineResult[]> => {
  const all = await within(context.tx, () => kind.apply(context, lines))
  if (all) return all
  const results: LineResult[] = []
  for (const line of lines) {
    const [result] = (await within(context.tx, () => kind.apply(context, [line]))) ?? []
    results.push(result ?? FAILED)
  }
  return results
}

/** The transaction of a file ends without a trace. */
export class FileRefused extends Error {}

type Writing = BringWork & { readonly isPartial: boolean }

/** One file in a transaction that somebody else opened. */
const writeFileIn = async (tx: Tx, work: Writing, file: BroughtFile, tally: FileTally): Promise<FileReport> => {
  const { tenant, services } = work
  const context: KindContext = { tx, tenant, services, findFile: findBeside(file) }
  const by = { id: NO_PERSON, kind: 'file', name: file.name } as const
  const history = openLineHistory(file.kind, by, services)
  let [taken, unchanged, refused, lines] = [0, 0, 0, 0]
  let waiting: Waiting[] = []
  const refuse = (number: number, problems: readonly LineProblem[]): void => {
    refused += 1
    tally.refused.add(number)
    work.onRefused(file, number, problems)
  }
  /** Lines of kinds that refer to themselves, such as categories, may come before what they refer to: tried again at the end. */
  let early: Waiting[] = []
  const mayBeEarly = listReferring(file.kind.fields).some(([, kind]) => kind === file.kind.name)
  const settle = async (batch: readonly Waiting[], isLast = !mayBeEarly): Promise<void> => {
    const results = batch.length === 0 ? [] : await applyBatch(context, file, batch)
    history.count(await history.note(tx, batch, results))
    for (const [at, line] of batch.entries()) {
      const result = results[at] ?? FAILED
      if (!result.ok && !isLast) early.push(line)
      else if (!result.ok) refuse(line.number, result.problems)
      else if (result.change === 'unchanged') unchanged += 1
      else taken += 1
    }
  }
  const settleEarly = async (): Promise<void> => {
    for (let before = early.length + 1; early.length > 0;) {
      const isLast = early.length === before
      const lines = early
      before = early.length
      early = []
      for (let at = 0; at < lines.length; at += BATCH) await settle(lines.slice(at, at + BATCH), isLast)
    }
  }
  let underWay: Promise<void> = Promise.resolve()
  const onBytes = (bytes: number): void => work.onRead({ step: 'save', file: file.name, size: file.size, bytes, lines })
  for await (const line of openBroughtFile(file, onBytes)) {
    lines += 1
    if (tally.refused.has(line.number)) continue
    const checked = 'value' in line ? parseLine(file.kind, line.value) : line
    if (!('line' in checked) || waiting.push({ ...checked, number: line.number }) < BATCH) continue
    // The next lines are read while the database writes these.
    await underWay
    underWay = settle(waiting)
    underWay.catch(() => {})
    waiting = []
  }
  await underWay
  await settle(waiting)
  await settleEarly()
  if (refused > 0 && !work.isPartial) throw new FileRefused(file.name)
  await history.end(tx)
  return { file: file.name, taken, unchanged, refused: tally.refused.size() }
}

/** Each file is stored as a whole or not at all; the first that is refused ends the work. */
export const writeFiles = async (work: Writing, tallies: ReadonlyMap<BroughtFile, FileTally>): Promise<FileReport[]> => {
  const reports: FileReport[] = []
  for (const [file, tally] of tallies) {
    if (tally.refused.has(0)) continue
    const report = await withTenant(work.db, work.tenant, (tx) => writeFileIn(tx, work, file, tally))
    reports.push(report)
    if (report.taken === 0 || !file.kind.settle) continue
    work.onRead({ step: 'settle', file: file.name, size: file.size, bytes: 0, lines: report.taken })
    // On the connections of long work, as the file itself.
    await file.kind.settle({ ...work.services, db: work.db }, work.tenant)
  }
  return reports
}

class TrialDone extends Error {}

/** All files in one transaction that is taken back: what only the stored data decides is known before anything is saved. */
export const tryFiles = async (work: BringWork, tallies: ReadonlyMap<BroughtFile, FileTally>): Promise<FileReport[]> => {
  const reports: FileReport[] = []
  await withTrialFiles(work.services.files, (files) =>
    withTenant(work.db, work.tenant, async (tx) => {
      const trial = { ...work, isPartial: true, services: { ...work.services, files } }
      for (const [file, tally] of tallies) reports.push(await writeFileIn(tx, trial, file, tally))
      throw new TrialDone()
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof TrialDone)) throw error
  })
  return reports
}
