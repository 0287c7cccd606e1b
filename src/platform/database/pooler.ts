import { randomBytes } from 'node:crypto'
import type { PoolConfig } from 'pg'
import { withClient } from '#platform/database/database-roles.ts'

/** A pooler in transaction mode stands before the database: each transaction may run in another session of the server. */
export type Pooler = {
  /** It prepares a named statement wherever it sends the next one (PgBouncer from 1.21 on, with max_prepared_statements). */
  readonly keepsStatements: boolean
}

/** Where the application connects; without a pooler, settings of a session last as long as its connection. */
export type DatabaseTarget = PoolConfig & { readonly pooler?: Pooler }

/** A pooler that keeps statements gives them names of its own; a name that arrives as it was sent stays behind in one session. */
export const keepsStatements = (sent: string, found: readonly string[]): boolean => found.length > 0 && !found.includes(sent)

export const findPooler = (connection: PoolConfig): Promise<Pooler> =>
  withClient({ connectionTimeoutMillis: 10_000, ...connection }, async (client) => {
    const name = `portico_probe_${randomBytes(6).toString('hex')}`
    await client.query('begin')
    await client.query({ name, text: 'select $1::text as probe', values: [name] })
    const { rows } = await client.query<{ name: string }>(
      `select name from pg_prepared_statements where statement = 'select $1::text as probe'`,
    )
    const names = rows.map((row) => row.name)
    if (names.includes(name)) await client.query(`deallocate ${name}`)
    await client.query('commit')
    return { keepsStatements: keepsStatements(name, names) }
  })
