import { readFileSync } from 'node:fs'
import type { Pool, PoolClient } from 'pg'

/** Cost of the searches so far: processor time of this process and of PostgreSQL, and the bytes between them. */
export type Cost = {
  readonly serverMs: number
  readonly databaseMs: number
  readonly statements: number
  readonly kilobytes: number
}

/** Linux counts processor time in hundredths of a second for every program. */
const TICK_MS = 10

const readBackendMs = (pid: number): number => {
  // Fields after the name in brackets: 12 and 13 are user and system time.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

type Connected = PoolClient & {
  readonly processID: number
  readonly connection: { readonly stream: { readonly bytesRead: number } }
}

/** Watches the connections that a pool opens from now on; PostgreSQL has to run on this machine. */
export const watchCost = (pool: Pool): (() => Cost) => {
  const clients: Connected[] = []
  let statements = 0
  pool.on('connect', (client) => {
    clients.push(client as Connected)
    const send = client.query.bind(client) as (...args: readonly unknown[]) => never
    Object.assign(client, {
      query: (...args: readonly unknown[]): never => {
        statements += 1
        return send(...args)
      },
    })
  })
  const sum = (read: (client: Connected) => number): number => clients.reduce((all, client) => all + read(client), 0)
  return () => {
    const { user, system } = process.cpuUsage()
    return {
      serverMs: (user + system) / 1000,
      databaseMs: sum(({ processID }) => readBackendMs(processID)),
      statements,
      kilobytes: sum(({ connection }) => connection.stream.bytesRead) / 1024,
    }
  }
}

/** Cost of one of so many searches. */
export const costOfEach = (before: Cost, after: Cost, questions: number): Cost => ({
  serverMs: (after.serverMs - before.serverMs) / questions,
  databaseMs: (after.databaseMs - before.databaseMs) / questions,
  statements: (after.statements - before.statements) / questions,
  kilobytes: (after.kilobytes - before.kilobytes) / questions,
})
