import pg from 'pg'
import { createStatementNames } from '#server/database/statement-names.ts'

/** Connections of one pool, which send statements that come often under a name: PostgreSQL plans those once a connection. */
export const createNamingClient = (): typeof pg.Client => {
  const nameOf = createStatementNames()
  return class NamingClient extends pg.Client {
    override query(statement: unknown, values?: unknown, callback?: unknown): never {
      if (typeof statement !== 'string' || !(values === undefined || Array.isArray(values)) || callback !== undefined)
        return super.query(statement as string, values as never, callback as never) as never
      const name = nameOf(statement, values?.length ?? 0)
      const asked = { text: statement, ...(values && { values }), ...(name !== undefined && { name }) }
      // The promise that pg itself would make outlives its answer: answers then fill the memory until a long collection.
      return new Promise((resolve, reject) => {
        super.query(asked, (error: Error | null, result) => (error ? reject(error) : resolve(result)))
      }) as never
    }
  }
}
