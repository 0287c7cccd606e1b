import { CompiledQuery } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { Query } from '#platform/doctor/check.ts'

/** Plain SQL in a transaction that is bound to a tenant; columns keep their names. */
export const queryIn = (tx: Tx): Query => {
  const plain = tx.withoutPlugins()
  return async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await plain.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows
}
