import pg from 'pg'
import { createStatementNames } from '#platform/database/statement-names.ts'
import { SteadyClient } from '#platform/database/steady-client.ts'
import { watchStatement, type SlowStatements } from '#platform/database/watch-statement.ts'

const BEGIN = 'begin'
const ENDS: ReadonlySet<unknown> = new Set(['commit', 'rollback'])
/** As Kysely writes it, see `bindTenant`. */
const BIND_TENANT = "select set_config('app.tenant', $1, true)"
const NOTHING = { command: '', rowCount: 0, oid: 0, rows: [], fields: [] }

/**
 * Connections of one pool, which send statements that come often under a name: PostgreSQL plans those once a connection.
 * A transaction begins with its first statement, and together with the tenant that it is bound to: one way there and back less.
 * One that does not answer in time is given up, in case the server itself hangs and cannot keep its own limits.
 */
export const createNamingClient = (answerLimitMs: number, slow?: SlowStatements): typeof pg.Client => {
  const nameOf = createStatementNames()
  return class NamingClient extends SteadyClient {
    #isBeginning = false

    override query(statement: unknown, values?: unknown, callback?: unknown): never {
      if (typeof statement !== 'string' || !(values === undefined || Array.isArray(values)) || callback !== undefined) {
        // A cursor or the like: pg sends one after the other, so the transaction is open when its turn comes.
        if (this.#isBeginning) void this.#ask({ text: BEGIN }).catch(() => {})
        this.#isBeginning = false
        return super.query(statement as string, values as never, callback as never) as never
      }
      return this.#send(statement, values) as never
    }

    #send(statement: string, values: readonly unknown[] | undefined): Promise<unknown> {
      const isFirst = this.#isBeginning
      this.#isBeginning = statement === BEGIN
      if (this.#isBeginning || (isFirst && ENDS.has(statement))) return Promise.resolve(NOTHING)
      if (isFirst && statement === BIND_TENANT) {
        const text = BIND_TENANT.replace('$1', pg.escapeLiteral(String(values?.[0])))
        return this.#ask({ text: `${BEGIN}; ${text}` })
      }
      const name = nameOf(statement, values?.length ?? 0)
      const requested = { text: statement, ...(values && { values: [...values] }), ...(name !== undefined && { name }) }
      return isFirst ? this.#ask({ text: BEGIN }).then(() => this.#ask(requested)) : this.#ask(requested)
    }

    /** The promise that pg itself would make outlives its answer: answers then fill the memory until a long collection. */
    #ask(requested: pg.QueryConfig): Promise<unknown> {
      return new Promise((resolve, reject) => {
        const limit = setTimeout(() => this.giveUp(`no answer from the database in ${answerLimitMs} ms`), answerLimitMs)
        const ended = watchStatement(requested.text, slow)
        super.query(requested, (error: Error | null, result) => {
          clearTimeout(limit)
          ended(error)
          if (error) reject(error)
          else resolve(result)
        })
      })
    }
  }
}
