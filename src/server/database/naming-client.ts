import pg from 'pg'
import { createStatementNames } from '#server/database/statement-names.ts'

/** One list for all connections of a process: the same statements are sent on each of them. */
const nameOf = createStatementNames()

/** Sends a statement that comes often under a name, so that PostgreSQL plans it once a connection and not each time. */
export class NamingClient extends pg.Client {
  override query(statement: unknown, values?: unknown, callback?: unknown): never {
    if (typeof statement === 'string' && Array.isArray(values) && callback === undefined) {
      const name = nameOf(statement, values.length)
      if (name !== undefined) return super.query({ name, text: statement, values }) as never
    }
    return super.query(statement as string, values as never, callback as never) as never
  }
}
