import pg, { type QueryArrayConfig, type QueryConfig } from 'pg'
import { createStatementNames } from '#server/database/statement-names.ts'

/** One list for all connections of a process: the same statements are sent on each of them. */
const nameOf = createStatementNames()

/** Sends a statement that comes often under a name, so that PostgreSQL plans it once a connection and not each time. */
export class NamingClient extends pg.Client {
  override query(statement: string | QueryConfig | QueryArrayConfig, values?: unknown, callback?: unknown): never {
    const name =
      typeof statement === 'string' && Array.isArray(values) && callback === undefined && nameOf(statement, values.length)
    const send = super.query as (...parts: unknown[]) => never
    return name ? send.call(this, { name, text: statement, values }) : send.call(this, statement, values, callback)
  }
}
