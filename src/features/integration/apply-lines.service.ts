import type { z } from 'zod'
import type { IntegrationKind, LineResult } from '#features/integration/integration-kind.service.ts'
import { splitLines, type RawLine } from '#features/integration/json-lines.rules.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

/** So many lines are one transaction. */
const BATCH = 500
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

const apply = ({ services, tenant, kind }: Work, values: readonly unknown[]): Promise<readonly LineResult[]> =>
  withTenant(services.db, tenant, (tx) => kind.apply({ tx, tenant, services }, values as readonly never[]))

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

/**
 * The answer, line by line: what it says is kept by then. Reads one batch ahead, while the database keeps the one before;
 * batches are kept in their order, since a later line may speak of an order that an earlier one brought.
 */
export async function* applyLines(work: Work, body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let done = 0
  let kept: Promise<string> | undefined
  const keep = async (lines: readonly ReadLine[], before: number): Promise<string> => {
    const results = await applyBatch(work, lines)
    return `${results.map((result, at) => JSON.stringify({ line: before + at + 1, ...result })).join('\n')}\n`
  }
  try {
    for await (const lines of readBatches(work, body)) {
      if (kept) yield await kept
      kept = keep(lines, done)
      done += lines.length
    }
    if (kept) yield await kept
  } finally {
    // Nobody listens any more: what was begun ends before the call does.
    await kept?.catch(() => {})
  }
}
