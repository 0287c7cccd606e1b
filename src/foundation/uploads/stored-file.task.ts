import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#platform/database/database.ts'
import { defineTask } from '#platform/jobs/jobs.ts'
import { lockName } from '#platform/limits/named-lock.store.ts'
import type { Services } from '#platform/services.ts'

const BATCH = 100

/** Files under the hash of their content serve several rows: taken before one is stored and before one is removed. */
export const lockStoredFiles = async (tx: Tx): Promise<void> => {
  await lockName(tx, 'stored-files')
  // Copying a large file is a long silence between two statements.
  await sql`select set_config('idle_in_transaction_session_timeout', '30min', true)`.execute(tx)
}

type StoredRows = {
  /** Of the task. */
  readonly name: string
  /** Its column `file_key` names the files that are used. */
  readonly table: string
  /** Whether everything beside the file was made from it. */
  readonly hasFolder: boolean
}

/** Removes files that no row of a table names any more, after the transaction that took the last name away. */
export const defineFileRemoval = ({ name, table, hasFolder }: StoredRows) => {
  const createTask = ({ files }: Pick<Services, 'files'>) =>
    defineTask({
      name,
      schema: z.object({ keys: z.array(z.string()).max(BATCH) }),
      run: ({ data: { keys }, transact }) =>
        transact(async (tx) => {
          await lockStoredFiles(tx)
          const { rows } = await sql<{ fileKey: string }>`
            select distinct file_key from ${sql.table(table)} where file_key = any(${keys}::text[])`.execute(tx)
          const used = new Set(rows.map(({ fileKey }) => fileKey))
          for (const key of keys.filter((one) => !used.has(one))) {
            await files.remove(key)
            if (!hasFolder) continue
            for await (const beside of files.list(key.slice(0, key.lastIndexOf('/')))) await files.remove(beside.key)
          }
        }),
    })
  return {
    createTask,
    removeLater: async (tx: Tx, services: Pick<Services, 'files' | 'jobs'>, keys: readonly string[]): Promise<void> => {
      for (let at = 0; at < keys.length; at += BATCH)
        await services.jobs.enqueue(tx, createTask(services), { keys: keys.slice(at, at + BATCH) })
    },
  }
}
