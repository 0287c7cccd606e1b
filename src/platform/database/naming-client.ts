import pg, { type ClientConfig } from 'pg'
import type { PoolLimits } from '#platform/database/database.ts'
import type { Pooler } from '#platform/database/pooler.ts'
import { createStatementNames } from '#platform/database/statement-names.ts'
import { SteadyClient } from '#platform/database/steady-client.ts'
import { writeTransactionLimits } from '#platform/database/transaction-limits.ts'
import { watchStatement, type SlowStatements } from '#platform/database/watch-statement.ts'

const BEGIN = 'begin'
/** As Kysely begins one with an isolation level; the level has to come before any query. */
const ISOLATED = 'start transaction isolation level '
const ENDS: ReadonlySet<unknown> = new Set(['commit', 'rollback'])
/** See `bindTenant`. */
const BIND_TENANT = "select set_config('app.tenant', $1, true)"
/** Whatever else there is runs outside a transaction, or brings its own. */
const SINGLE = /^\s*(?:select|insert|update|delete|with|merge)\b/i
/** A named statement is unknown, or there already: whoever stands between has lost track of it. */
const LOST_NAMES: ReadonlySet<unknown> = new Set(['26000', '42P05'])
/** Of every statement between the one that failed and the rollback. */
const ABORTED = '25P02'
/** After a failover: a connection to a server that became a standby would fail whoever gets it from the pool. */
const READS_ONLY = '25006'
const NOTHING = { command: '', rowCount: 0, oid: 0, rows: [], fields: [] }

export type NamingOptions = {
  readonly limits: PoolLimits
  readonly slow?: SlowStatements | undefined
  readonly pooler?: Pooler | undefined
}

/**
 * Connections of one pool, which send statements that come often under a name: PostgreSQL plans those once a connection.
 * A transaction begins with its first statement, and together with the tenant that it is bound to: one way there and back less.
 * Statements that do not wait for each other's answers travel together (pipeline mode of pg).
 * Behind a pooler it begins with its limits, too, and a single statement is a transaction of its own.
 * One that does not answer in time is given up, in case the server itself hangs and cannot keep its own limits.
 */
export const createNamingClient = ({ limits, slow, pooler }: NamingOptions): typeof pg.Client => {
  const { answerMs } = limits
  const nameOf = createStatementNames()
  const pooledLimits = pooler && writeTransactionLimits(limits)
  const begin = pooledLimits === undefined ? BEGIN : `${BEGIN}; select ${pooledLimits}`
  let isNaming = pooler?.keepsStatements ?? true
  return class NamingClient extends SteadyClient {
    #isBeginning = false
    /** Statements without an answer, in their order: the clock of one starts with the answer of the one before. */
    readonly #unanswered: (() => void)[] = []
    #cause: Error | undefined
    #begun: Promise<unknown> | undefined

    constructor(config?: ClientConfig | string) {
      super({ ...(typeof config === 'string' ? { connectionString: config } : config), pipeline: true })
    }

    override query(statement: unknown, values?: unknown, callback?: unknown): never {
      if (typeof statement !== 'string' || !(values === undefined || Array.isArray(values)) || callback !== undefined) {
        // A cursor or the like: pg sends one after the other, so the transaction is open when its turn comes.
        if (this.#isBeginning) void this.#ask({ text: begin }).catch(() => {})
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
        const text = BIND_TENANT.replace('$1', () => pg.escapeLiteral(String(values?.[0])))
        return this.#sendAhead(`${BEGIN}; ${text}${pooledLimits === undefined ? '' : `, ${pooledLimits}`}`)
      }
      const name = isNaming ? nameOf(statement, values?.length ?? 0) : undefined
      const requested = { text: statement, ...(values && { values: [...values] }), ...(name !== undefined && { name }) }
      if (pooledLimits !== undefined && statement.startsWith(ISOLATED))
        return this.#ask({ text: `${statement}; select ${pooledLimits}` })
      if (isFirst) void this.#sendAhead(begin)
      if (this.#begun) return this.#askAfterBegin(requested)
      return pooler && this.getTransactionStatus() === 'I' && SINGLE.test(statement)
        ? this.#askAlone(requested)
        : this.#ask(requested)
    }

    /** Its answer comes before that of the next statement, which fails with it and need not wait. */
    #sendAhead(text: string): Promise<unknown> {
      this.#begun = this.#ask({ text })
      this.#begun.catch(() => {})
      return Promise.resolve(NOTHING)
    }

    async #askAfterBegin(requested: pg.QueryConfig): Promise<unknown> {
      const begun = this.#begun
      this.#begun = undefined
      const [, answer] = await Promise.all([begun, this.#ask(requested)])
      return answer
    }

    /** An error ends the transaction by the same word. */
    async #askAlone(requested: pg.QueryConfig): Promise<unknown> {
      await this.#ask({ text: begin })
      try {
        return await this.#ask(requested)
      } finally {
        await this.#ask({ text: 'commit' })
      }
    }

    /** The promise that pg itself would make outlives its answer: answers then fill the memory until a long collection. */
    #ask(requested: pg.QueryConfig): Promise<unknown> {
      return new Promise((resolve, reject) => {
        let limit: NodeJS.Timeout | undefined
        let startedAt = performance.now()
        const start = (): void => {
          startedAt = performance.now()
          limit = setTimeout(() => this.giveUp(`no answer from the database in ${answerMs} ms`), answerMs)
        }
        const ended = watchStatement(requested.text, slow)
        this.gather()
        if (this.#unanswered.push(start) === 1) start()
        super.query(requested, (error: (Error & { code?: string }) | null, result) => {
          clearTimeout(limit)
          this.#unanswered.splice(this.#unanswered.indexOf(start), 1)
          if (limit) this.#unanswered[0]?.()
          ended(error, startedAt)
          if (error && pooler && LOST_NAMES.has(error.code)) isNaming = false
          if (error) reject(this.#findCause(error))
          else resolve(result)
          if (error?.code === READS_ONLY) this.giveUp('this server only reads')
        })
      })
    }

    /** Statements that were sent together fail together: each is told why, not that another one failed. */
    #findCause(error: Error & { code?: string }): Error {
      if (error.code === ABORTED) return this.#cause ?? error
      this.#cause = error
      return error
    }
  }
}
