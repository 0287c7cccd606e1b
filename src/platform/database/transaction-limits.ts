import type { PoolLimits } from '#platform/database/database.ts'

/** A request that died in the middle must not hold its locks for ever. */
export const IDLE_IN_TRANSACTION_MS = 60_000

/** As settings of a transaction: a pooler refuses or drops those that a connection begins with. */
export const writeTransactionLimits = ({ lockMs, statementMs }: PoolLimits): string =>
  Object.entries({
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  })
    .map(([name, value]) => `set_config('${name}', '${value}', true)`)
    .join(', ')
