import { currentHolder } from '#platform/database/connection-guard.ts'
import { maskStatement, summarizeStatement } from '#platform/telemetry/telemetry-attributes.rules.ts'
import { currentWork, startChild } from '#platform/telemetry/trace.ts'

export type SlowStatement = {
  readonly statement: string
  readonly ms: number
  /** The route or job that sent it. */
  readonly work: string | undefined
  readonly requestId: string | undefined
}
export type SlowStatements = { readonly ms: number; readonly report: (statement: SlowStatement) => void }

/** A span where it is traced, a report where it is slow; call the result when the answer is there, with when its turn came. */
export const watchStatement = (
  statement: string,
  slow: SlowStatements | undefined,
): ((error: Error | null, startedAt: number) => void) => {
  const span = startChild('statement', { kind: 'client' })
  const holder = currentHolder()
  const work = currentWork() ?? holder?.work
  if (span) {
    const summary = summarizeStatement(statement)
    span.rename(summary)
    const query = { 'db.query.summary': summary, 'db.query.text': maskStatement(statement), 'portico.work': work }
    span.add({ 'db.system.name': 'postgresql', ...query })
  }
  return (error, startedAt) => {
    span?.end(error ?? undefined)
    const ms = performance.now() - startedAt
    if (slow && ms >= slow.ms)
      slow.report({ statement: maskStatement(statement), ms: Math.round(ms), work, requestId: holder?.requestId })
  }
}
