import type { FastifyRequest } from 'fastify'
import { UnreadableDocument } from '#features/buying/quick-order/document/document-problem.rules.ts'
import type { OpenedOrder, OrderOrigin, Refused } from '#features/buying/quick-order/document/order-document.worker.ts'
import type { NumberPair } from '#features/buying/quick-order/page/number-pairs.rules.ts'
import type { ReadOrder } from '#features/buying/quick-order/reading/read-order.rules.ts'
import { signalOf } from '#platform/http/load.ts'
import { sandbox, type SandboxRun } from '#platform/sandbox/sandbox.ts'
import { SandboxFailure, type SandboxTask } from '#platform/sandbox/sandbox-task.ts'

const module = new URL('order-document.worker.ts', import.meta.url)
const OPEN: SandboxTask<{ readonly from: OrderOrigin }, OpenedOrder | Refused> = { module, name: 'openOrder' }
const READ: SandboxTask<{ readonly known: readonly string[] }, ReadOrder | Refused> = { module, name: 'readOpened' }
const NUMBERS: SandboxTask<null, { readonly numbers: NumberPair[] } | Refused> = { module, name: 'readNumbers' }

const PROBLEMS = { slow: 'too_slow', large: 'too_complex', failed: 'damaged' } as const

const run = async <Input, Output extends object>(
  task: SandboxTask<Input, Output | Refused>,
  input: Input,
  bytes: Uint8Array,
  user: SandboxRun,
): Promise<{ readonly value: Output; readonly bytes: Uint8Array }> => {
  const answer = await sandbox.run(task, input, bytes, user).catch((error: unknown) => {
    throw error instanceof SandboxFailure ? new UnreadableDocument(PROBLEMS[error.reason]) : error
  })
  if ('problem' in answer.value) throw new UnreadableDocument(answer.value.problem)
  return { value: answer.value, bytes: answer.bytes }
}

/** For whom a document is read, for as long as they wait for it. */
export const readerOf = (request: FastifyRequest): SandboxRun => ({
  tenant: request.scope.tenant,
  person: request.scope.user?.id ?? '',
  signal: signalOf(request),
})

/** An order that was opened: its numbers to look up, and its content for the second step. */
export type OpenOrder = OpenedOrder & { readonly content: Uint8Array }

/** Nothing that customers send is parsed in the web process [T-96] [T-97]. */
export const openDocument = async (bytes: Uint8Array, from: OrderOrigin, user: SandboxRun): Promise<OpenOrder> => {
  const { value, bytes: content } = await run(OPEN, { from }, bytes, user)
  return { ...value, content }
}

export const readOpenDocument = async (order: OpenOrder, known: readonly string[], user: SandboxRun): Promise<ReadOrder> =>
  (await run(READ, { known }, order.content, user)).value

export const readNumberPairs = async (bytes: Uint8Array, user: SandboxRun): Promise<NumberPair[]> =>
  (await run(NUMBERS, null, bytes, user)).value.numbers
