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

/** The answer, line by line: what it says is kept by then. Reads on only as fast as it writes. */
export async function* applyLines(work: Work, body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let [batch, done]: [ReadLine[], number] = [[], 0]
  const flush = async (): Promise<string> => {
    const results = await applyBatch(work, batch)
    const text = results.map((result, at) => JSON.stringify({ line: done + at + 1, ...result })).join('\n')
    done += batch.length
    batch = []
    return `${text}\n`
  }
  for await (const line of splitLines(body)) {
    if (done + batch.length >= MOST_LINES) {
      if (batch.length > 0) yield await flush()
      yield `${JSON.stringify({ line: done + 1, ok: false, error: `a call takes ${MOST_LINES} lines at most` })}\n`
      return
    }
    if (batch.push(readLine(line, work.kind.schema)) >= BATCH) yield await flush()
  }
  if (batch.length > 0) yield await flush()
}
