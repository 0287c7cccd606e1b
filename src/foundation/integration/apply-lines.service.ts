import {
  describeProblems,
  hasFiles,
  openLineHistory,
  parseLine,
  splitLines,
  translateProblems,
  translateRefusal,
  type DataKind,
  type GivenLine,
  type RawLine,
} from '#foundation/data-kinds/public.server.ts'

import { findSentFiles } from '#foundation/integration/sent-file.store.ts'
import type { Language } from '#kernel/locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { openHolder, runAsHolder } from '#platform/database/connection-guard.ts'
import { withTenant } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

/** So many lines are one transaction. */
const BATCH = 500
/** As many as keep a database with two cores busy, and leave connections to everybody else. */
const SIDE_BY_SIDE = 2
export const MOST_LINES = 500_000

type ReadLine = { readonly value: GivenLine } | { readonly error: string }
/** `error` is for the people who run the other program. */
type Answer = { readonly ok: true } | { readonly ok: false; readonly error: string }
type Work = {
  readonly services: Services
  readonly tenant: TenantKey
  readonly kind: DataKind
  /** Of the errors of lines. */
  readonly language: Language
  readonly onFault: (error: unknown) => void
  /** The key of the program. */
  readonly key: { readonly id: string; readonly name: string }
}
type Applying = Work & { readonly history: History }
type History = ReturnType<typeof openLineHistory>

const readLine = (line: RawLine, { kind, language }: Work): ReadLine => {
  if ('isTooLong' in line) return { error: translateRefusal('the line is too long', language) }
  let json: unknown
  try {
    json = JSON.parse(line.text)
  } catch {
    return { error: translateRefusal('the line is no JSON', language) }
  }
  const checked = parseLine(kind, json)
  return 'problems' in checked ? { error: describeProblems(translateProblems(checked.problems, language)) } : { value: checked }
}

/** Each with a connection of its own: no transaction here waits for another one while it has its connection. */
const apply = async (
  { services, tenant, kind, language, history }: Applying,
  values: readonly GivenLine[],
): Promise<readonly Answer[]> => {
  const { applied: results, noted } = await runAsHolder(openHolder(), () =>
    withTenant(services.db, tenant, async (tx) => {
      const findFile = hasFiles(kind) && { findFile: findSentFiles(tx, services.files) }
      const applied = await kind.apply({ tx, tenant, services, ...findFile }, values)
      return { applied, noted: await history.note(tx, values, applied) }
    }),
  )
  history.count(noted)
  return results.map((result) =>
    result.ok ? { ok: true } : { ok: false, error: describeProblems(translateProblems(result.problems, language)) },
  )
}

/** Line by line where a batch failed as a whole, so that one bad line costs only itself. */
const applyEach = async (work: Applying, values: readonly GivenLine[]): Promise<Answer[]> => {
  const results: Answer[] = []
  for (const value of values)
    results.push(
      await apply(work, [value]).then(
        ([result]) => result ?? { ok: true },
        (error: unknown) => {
          work.onFault(error)
          return { ok: false, error: translateRefusal('could not be kept; please send it again', work.language) }
        },
      ),
    )
  return results
}

const applyBatch = async (work: Applying, lines: readonly ReadLine[]): Promise<Answer[]> => {
  const values = lines.flatMap((line) => ('value' in line ? [line.value] : []))
  const results = values.length === 0 ? [] : await apply(work, values).catch(() => applyEach(work, values))
  let next = 0
  return lines.map((line) => ('error' in line ? { ok: false, error: line.error } : (results[next++] ?? { ok: true })))
}

/** Up to the most that a call takes; one line more is yielded as an error. */
async function* readBatches(work: Work, body: AsyncIterable<Uint8Array>): AsyncGenerator<readonly ReadLine[]> {
  let [batch, count]: [ReadLine[], number] = [[], 0]
  for await (const line of splitLines(body)) {
    if (count === MOST_LINES) {
      batch.push({ error: translateRefusal(`a call takes ${MOST_LINES} lines at most`, work.language) })
      break
    }
    count += 1
    if (batch.push(readLine(line, work)) < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Undefined where lines have to wait for those before them. */
const listSubjects = ({ kind }: Work, lines: readonly ReadLine[]): ReadonlySet<string> | undefined => {
  const { subjectOf } = kind
  return subjectOf && new Set(lines.flatMap((line) => ('value' in line ? [subjectOf(line.value.line as never)] : [])))
}

type StoredBatch = { readonly subjects: ReadonlySet<string> | undefined; readonly answer: Promise<string> }

const mayGoBeside = ({ subjects }: StoredBatch, others: ReadonlySet<string> | undefined): boolean =>
  subjects !== undefined && others !== undefined && subjects.isDisjointFrom(others)

/**
 * The answer, line by line: what it says is stored by then. Reads one batch ahead, while the database keeps those before;
 * a batch that speaks of what another one brings waits for it.
 */
export async function* applyLines(work: Work, body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const { services, tenant, kind, key } = work
  const history = openLineHistory(kind, { ...key, kind: 'key' }, services)
  let done = 0
  const underWay: StoredBatch[] = []
  const keep = async (lines: readonly ReadLine[], before: number): Promise<string> => {
    const results = await applyBatch({ ...work, history }, lines)
    return `${results.map((result, at) => JSON.stringify({ line: before + at + 1, ...result })).join('\n')}\n`
  }
  const takeFirst = async (): Promise<string> => (await underWay.shift()?.answer) ?? ''
  try {
    for await (const lines of readBatches(work, body)) {
      const subjects = listSubjects(work, lines)
      while (underWay.length === SIDE_BY_SIDE || underWay.some((batch) => !mayGoBeside(batch, subjects))) yield await takeFirst()
      underWay.push({ subjects, answer: keep(lines, done) })
      done += lines.length
    }
    while (underWay.length > 0) yield await takeFirst()
  } finally {
    // Nobody listens any more: what was begun ends before the call does.
    await Promise.allSettled(underWay.map(({ answer }) => answer))
    if (history.isLong()) await runAsHolder(openHolder(), () => withTenant(services.db, tenant, (tx) => history.end(tx)))
  }
}
