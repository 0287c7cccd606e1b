import type { PoolConfig } from 'pg'
import type { Config } from '#platform/config.ts'
import { StartError } from '#platform/start-error.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { checkExternalDatabase } from '#platform/database/external-database.ts'
import { findPooler, type DatabaseTarget } from '#platform/database/pooler.ts'
import { nameSessions } from '#platform/database/live-processes.rules.ts'
import { listMigrations, migrateDatabase } from '#platform/database/migrate.ts'
import path from 'node:path'

export type RunningDatabase = {
  readonly app: DatabaseTarget
  /** The database itself, where `app` leads through a pooler: for notices, and for locks of sessions. */
  readonly direct: PoolConfig
  /** Absent when somebody else migrates. */
  readonly owner?: PoolConfig
  readonly stop: () => Promise<void>
}

const toPoolConfig = (url: string): PoolConfig => ({ connectionString: url })

type Addresses = Pick<Config['database'], 'ownerUrl' | 'directUrl'> & { readonly url: string }

const useExternal = async ({ url, ownerUrl, directUrl = url }: Addresses): Promise<RunningDatabase> => {
  const owner = ownerUrl === undefined ? {} : { owner: toPoolConfig(ownerUrl) }
  const [app, direct] = [toPoolConfig(url), toPoolConfig(directUrl)]
  const faults = await checkExternalDatabase({ app, ...(directUrl !== url && { direct }), ...owner })
  if (faults.length > 0) throw new StartError(`The database cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  const pooler = directUrl === url ? undefined : await findPooler(app)
  return { app: { ...app, ...(pooler && { pooler }) }, direct, ...owner, stop: async () => {} }
}

const startEmbedded = async ({ dataFolder }: Config, onProgress: (sentence: string) => void): Promise<RunningDatabase> => {
  const embedded = await startEmbeddedPostgres({ dataFolder: path.join(dataFolder, 'postgres'), onProgress })
  return { ...embedded, direct: embedded.app }
}

/** The embedded server, or the one that DATABASE_URL names; migrated either way. */
export const startDatabase = async (config: Config, onProgress: (sentence: string) => void): Promise<RunningDatabase> => {
  const { url } = config.database
  const database = url === undefined ? await startEmbedded(config, onProgress) : await useExternal({ ...config.database, url })
  if (database.owner) {
    const applied = await migrateDatabase(database.owner).catch(async (error: unknown) => {
      await database.stop()
      throw error
    })
    if (applied.length > 0) onProgress(`${applied.length} migrations applied.`)
  }
  // Others see by it which version is connected.
  const application_name = nameSessions(await listMigrations())
  return { ...database, app: { ...database.app, application_name }, direct: { ...database.direct, application_name } }
}
