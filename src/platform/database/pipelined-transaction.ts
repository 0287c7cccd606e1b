import { PostgresDialect, Transaction } from 'kysely'
import type { Tables, Tx } from '#platform/database/database.ts'

export type PipelinedTransaction = {
  readonly tx: Tx
  /** Before commit and rollback: what is given to it afterwards would run outside of the transaction, and is refused. */
  readonly end: () => void
}

/** Kysely demands both; a transaction that is open needs neither. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('a transaction has its connection')) })
const parts = { dialect, driver: dialect.createDriver(), config: { dialect } }

/**
 * Kysely waits for the answer of each statement before it sends the next one of the transaction. This is the same transaction
 * on the same connection, but a statement leaves at the moment it is executed: those of one `Promise.all` travel together, and
 * PostgreSQL runs them in the order in which they were executed.
 */
export const pipelineTransaction = async (tx: Tx): Promise<PipelinedTransaction> => {
  const executor = tx.getExecutor()
  const connection = await executor.provideConnection(async (one) => one)
  let isOver = false
  const provider: Parameters<typeof executor.withConnectionProvider>[0] = {
    provideConnection: async (consumer) => {
      if (isOver) throw new Error('The transaction is over: wait for every statement before it ends.')
      return consumer(connection)
    },
  }
  return {
    tx: new Transaction<Tables>({ ...parts, executor: executor.withConnectionProvider(provider) }),
    end: () => void (isOver = true),
  }
}
