import path from 'node:path'
import type pg from 'pg'
import type { PoolConfig } from 'pg'
import type { Config } from '#platform/config.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { StartError } from '#platform/start-error.ts'

export type OwnerDatabase = { readonly owner: PoolConfig; readonly app: PoolConfig; readonly stop: () => Promise<void> }

/** The owner's connection, also while the demo runs: its database is joined, not started a second time. */
export const openOwnerDatabase = async ({ database, dataFolder }: Config): Promise<OwnerDatabase> => {
  if (database.url !== undefined) {
    if (!database.ownerUrl) throw new StartError('This is work of the owner of the database: set DATABASE_OWNER_URL as well.')
    return {
      owner: { connectionString: database.ownerUrl },
      app: { connectionString: database.directUrl ?? database.url },
      stop: async () => {},
    }
  }
  const folder = path.join(dataFolder, 'postgres')
  const running = await findEmbeddedPostgres(folder)
  return running ? { ...running, stop: async () => {} } : startEmbeddedPostgres({ dataFolder: folder })
}

/** Rolled back with any error; a connection that was lost did so by itself. */
export const inTransaction = async <T>(client: pg.ClientBase, work: () => Promise<T>, begin = 'begin'): Promise<T> => {
  await client.query(begin)
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
