import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { procurement } from '#features/buying/procurement/public.server.ts'
import { findGrammarFaults } from '#features/buying/procurement/testing/cxml-grammar.ts'
import type { ProcurementWorld } from '#features/buying/procurement/testing/procurement-world.ts'
import { listTasks } from '#platform/feature.ts'
import type { TaskRun } from '#platform/jobs/jobs.ts'

const TAKEN = [200, '<cXML><Response><Status code="200" text="OK"/></Response></cXML>'] as const

/** A customer's system on this machine, which takes documents and answers as it is set to. */
export const openDocumentReceiver = async () => {
  const received: string[] = []
  let answer: readonly [status: number, body: string] = TAKEN
  const server = http.createServer((request, reply) => {
    const parts: Buffer[] = []
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        received.push(Buffer.concat(parts).toString())
        reply.writeHead(answer[0]).end(answer[1])
      })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/cxml`,
    answerWith: (next: readonly [status: number, body: string]): void => void (answer = next),
    reset: (): void => {
      received.length = 0
      answer = TAKEN
    },
    close: (): void => void server.close(),
  }
}
export type DocumentReceiver = Awaited<ReturnType<typeof openDocumentReceiver>>

/** One attempt of each document that waits, as the worker makes it; each that arrived follows the grammar. */
export const deliverDocuments = async (world: ProcurementWorld, { received }: DocumentReceiver): Promise<void> => {
  const task = listTasks([procurement], world.services).find(({ name }) => name === 'send-procurement-document')
  const due = await world.inTenant((tx) =>
    tx.selectFrom('procurementDocument').select('id').where('state', '=', 'waiting').orderBy('createdAt').execute(),
  )
  for (const { id } of due)
    await task?.run({
      ...{ tenant: 'process', data: { documentId: id }, signal: new AbortController().signal },
      transact: (work: (tx: never) => Promise<unknown>) => world.inTenant((tx) => work(tx as never)),
    } as unknown as TaskRun<{ documentId: string }>)
  const faults = received.flatMap(findGrammarFaults)
  if (faults.length > 0) throw new Error(`A document that the standard does not know: ${faults.join('; ')}`)
}

/** Documents that the worker looks for every ten minutes. */
export const followOrders = (world: ProcurementWorld): Promise<unknown> =>
  world.inTenant(async (tx) => {
    for (const { run } of procurement.recurring ?? []) await run({ tx, services: world.services } as Parameters<typeof run>[0])
  })
