import type { z } from 'zod'
import type { IntegrationKind, LineResult } from '#foundation/integration/integration-kind.service.ts'
import { splitLines, type RawLine } from '#foundation/integration/json-lines.rules.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { openHolder, runAsHolder } from '#platform/database/connection-guard.ts'
import { withTenant } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

/** So many lines are one transaction. */
const BATCH = 500
/** As many as keep a database with two cores busy, and leave connections to everybody else. */
const SIDE_BY_SIDE = 2
export const MOST_LINES = 500_000

type ReadLine = { readonly value: unknown } | { readonly error: string }
type Work = {
  readonly services: Services
  readonly tenant: TenantKey
  readonly kind: IntegrationKind
  readonly onFault: (error: unknown) => void
}

const readLine = (line: RawLine, schema: z.ZodType): ReadLine => {
  if ('isTooLong' in line) return { error: 'the line is too long' }
  let json: unknown
  try {
    json = JSON.parse(line.text)
  } catch {
    return { error: 'the line is no JSON' }
  }
  const parsed = schema.safeParse(json)
  if (parsed.success) return { value: parsed.data }
  const [issue] = parsed.error.issues
  return { error: `${issue?.path.join('.') || 'the line'}: ${issue?.message ?? 'is not valid'}` }
}

/** Each with a connection of its own: no transaction here waits for another one while it has its connection. */
const apply = ({ services, tenant, kind }: Work, values: readonly unknown[]): Promise<readonly LineResult[]> =>
  runAsHolder(openHolder(), () =>
    withTenant(services.db, tenant, (tx) => kind.apply({ tx, tenant, services }, values as readonly never[])),
  )

/** Line by line where a batch failed as a whole, so that one bad line costs only itself. */
const applyEach = async (work: Work, values: readonly unknown[]): Promise<LineResult[]> => {
  const results: LineResult[] = []
  for (const value of values)
    results.push(
      await apply(work, [value]).then(
        ([result]) => result ?? { ok: true },
        (error: unknown) => {
          work.onFault(error)
          return { ok: false, error: 'could not be kept; please send it again' }
        },
      ),
    )
  return results
}

const applyBatch = async (work: Work, lines: readonly ReadLine[]): Promise<LineResult[]> => {
  const values = lines.flatMap((line) => ('value' in line ? [line.value] : []))
  const results = values.length === 0 ? [] : await apply(work, values).catch(() => applyEach(work, values))
  let next = 0
  return lines.map((line) => ('error' in line ? { ok: false, error: line.error } : (results[next++] ?? { ok: true })))
}

/** Up to the most that a call takes; one line more is yielded as an error. */
async function* readBatches({ kind }: Work, body: AsyncIterable<Uint8Array>): AsyncGenerator<readonly ReadLine[]> {
  let [batch, count]: [ReadLine[], number] = [[], 0]
  for await (const line of splitLines(body)) {
    if (count === MOST_LINES) {
      batch.push({ error: `a call takes ${MOST_LINES} lines at most` })
      break
    }
    count += 1
    if (batch.push(readLine(line, kind.schema)) < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Undefined where lines have to wait for those before them. */
const listSubjects = ({ kind }: Work, lines: readonly ReadLine[]): ReadonlySet<string> | undefined => {
  const { subjectOf } = kind
  return subjectOf && new Set(lines.flatMap((line) => ('value' in line ? [subjectOf(line.value as never)] : [])))
}

type StoredBatch = { readonly subjects: ReadonlySet<string> | undefined; readonly answer: Promise<string> }

const mayGoBeside = ({ subjects }: StoredBatch, others: ReadonlySet<string> | undefined): boolean =>
  subjects !== undefined && others !== undefined && subjects.isDisjointFrom(others)

/**
 * The answer, line by line: what it says is stored by then. Reads one batch ahead, while the database keeps those before;
 * a batch that speaks of what another one brings waits for it.
 */
export async function* applyLines(work: Work, body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let done = 0
  const underWay: StoredBatch[] = []
  const keep = async (lines: readonly ReadLine[], before: number): Promise<string> => {
    const results = await applyBatch(work, lines)
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
  }
}
