import type { PoolConfig } from 'pg'
import type { Config } from '#platform/config.ts'
import { StartError } from '#platform/start-error.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { checkExternalDatabase } from '#platform/database/external-database.ts'
import { nameSessions } from '#platform/database/live-processes.rules.ts'
import { listMigrations, migrateDatabase } from '#platform/database/migrate.ts'
import path from 'node:path'

export type RunningDatabase = {
  readonly app: PoolConfig
  /** Absent when somebody else migrates. */
  readonly owner?: PoolConfig
  readonly stop: () => Promise<void>
}

const toPoolConfig = (url: string): PoolConfig => ({ connectionString: url })

const useExternal = async (url: string, ownerUrl: string | undefined): Promise<RunningDatabase> => {
  const database = { app: toPoolConfig(url), ...(ownerUrl === undefined ? {} : { owner: toPoolConfig(ownerUrl) }) }
  const faults = await checkExternalDatabase(database)
  if (faults.length > 0) throw new StartError(`The database cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  return { ...database, stop: async () => {} }
}

/** The embedded server, or the one that DATABASE_URL names; migrated either way. */
export const startDatabase = async (config: Config, onProgress: (sentence: string) => void): Promise<RunningDatabase> => {
  const { url, ownerUrl } = config.database
  const database =
    url === undefined
      ? await startEmbeddedPostgres({ dataFolder: path.join(config.dataFolder, 'postgres'), onProgress })
      : await useExternal(url, ownerUrl)
  if (database.owner) {
    const applied = await migrateDatabase(database.owner).catch(async (error: unknown) => {
      await database.stop()
      throw error
    })
    if (applied.length > 0) onProgress(`${applied.length} migrations applied.`)
  }
  // Others see by it which version is connected.
  return { ...database, app: { ...database.app, application_name: nameSessions(await listMigrations()) } }
}
