import { CompiledQuery } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/**
 * A statement that is always the same, for what every page reads: Kysely would build, copy and write it anew each time, which
 * costs more than reading its few rows. Columns come back in camel case.
 */
export const prepareStatement =
  <Row>(text: string) =>
  async (tx: Tx, ...values: readonly unknown[]): Promise<Row[]> =>
    (await tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows

/** For the text of a statement: names as the tables have them. */
export const writeColumns = (table: string, columns: readonly string[]): string =>
  columns.map((column) => `${table}.${column.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)}`).join(', ')
