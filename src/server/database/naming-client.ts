import pg from 'pg'
import { createStatementNames } from '#server/database/statement-names.ts'

/** Connections of one pool, which send statements that come often under a name: PostgreSQL plans those once a connection. */
export const createNamingClient = (): typeof pg.Client => {
  const nameOf = createStatementNames()
  return class NamingClient extends pg.Client {
    override query(statement: unknown, values?: unknown, callback?: unknown): never {
      if (typeof statement === 'string' && Array.isArray(values) && callback === undefined) {
        const name = nameOf(statement, values.length)
        if (name !== undefined) return super.query({ name, text: statement, values }) as never
      }
      return super.query(statement as string, values as never, callback as never) as never
    }
  }
}
