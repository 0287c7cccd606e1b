import type pg from 'pg'
import { createStatementNames } from '#platform/database/statement-names.ts'
import { SteadyClient } from '#platform/database/steady-client.ts'

/**
 * Connections of one pool, which send statements that come often under a name: PostgreSQL plans those once a connection.
 * One that does not answer in time is given up, in case the server itself hangs and cannot keep its own limits.
 */
export const createNamingClient = (answerLimitMs: number): typeof pg.Client => {
  const nameOf = createStatementNames()
  return class NamingClient extends SteadyClient {
    override query(statement: unknown, values?: unknown, callback?: unknown): never {
      if (typeof statement !== 'string' || !(values === undefined || Array.isArray(values)) || callback !== undefined)
        return super.query(statement as string, values as never, callback as never) as never
      const name = nameOf(statement, values?.length ?? 0)
      const asked = { text: statement, ...(values && { values }), ...(name !== undefined && { name }) }
      // The promise that pg itself would make outlives its answer: answers then fill the memory until a long collection.
      return new Promise((resolve, reject) => {
        const limit = setTimeout(() => this.giveUp(`no answer from the database in ${answerLimitMs} ms`), answerLimitMs)
        super.query(asked, (error: Error | null, result) => {
          clearTimeout(limit)
          if (error) reject(error)
          else resolve(result)
        })
      }) as never
    }
  }
}
