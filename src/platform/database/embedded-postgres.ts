import { realpath, rmdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ClientConfig, PoolConfig } from 'pg'
import { createDatabase, createRoles, withClient } from './database-roles.ts'
import { APP_ROLE, OWNER_ROLE } from './role-names.ts'
import { claimInstance } from '#platform/database/postgres/instance-lock.ts'
import { locatePostgresPackage, prepareBinaries } from '#platform/database/postgres/postgres-binaries.ts'
import { initialiseCluster, makePrivateFolder } from '#platform/database/postgres/postgres-cluster.ts'
import { adoptPostmaster, keepPostmaster } from '#platform/database/postgres/postgres-keeper.ts'
import { choosePostgresHome, chooseSocketFolder, locateCluster } from '#platform/database/postgres/postgres-place.ts'
import { findLivePostmaster } from '#platform/database/postgres/postmaster.ts'
import { type Cluster, startPostmaster } from '#platform/database/postgres/postgres-process.ts'
import { choosePostgresUser } from '#platform/database/postgres/postgres-user.ts'

export type EmbeddedOptions = {
  readonly dataFolder?: string
  /** Told in whole sentences what takes time or deserves attention. */
  readonly onProgress?: (sentence: string) => void
}

export type EmbeddedPostgres = {
  readonly owner: PoolConfig
  readonly app: PoolConfig
  /** Where the data really is: another folder than the requested one if the database's user cannot reach that. */
  readonly dataFolder: string
  readonly pid: number
  /** A server that outlived its application was taken over. */
  readonly wasAdopted: boolean
  readonly firstStart: boolean
  readonly stop: () => Promise<void>
}

const DATABASE = 'portico'

const SETTINGS = {
  unix_socket_permissions: '0700',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/** Runs the PostgreSQL that npm brought, reachable through a unix socket only. */
export const startEmbeddedPostgres = async (options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> => {
  const requested = resolve(options.dataFolder ?? './.data/postgres')
  const onProgress = options.onProgress ?? (() => {})
  const home = await findHome(requested)
  const lock = await claimInstance(home)
  try {
    if (home !== (await realpath(requested).catch(() => requested))) onProgress(`The database is kept in ${home}.`)
    return await runCluster(await prepareCluster(home), onProgress, lock.release)
  } catch (error) {
    await lock.release()
    throw error
  }
}

const describeConnections = (socketFolder: string): Pick<EmbeddedPostgres, 'owner' | 'app'> => {
  const connection = { host: socketFolder, database: DATABASE }
  return { owner: { ...connection, user: OWNER_ROLE }, app: { ...connection, user: APP_ROLE } }
}

/** The server that another process runs on this folder; undefined when there is none. */
export const findEmbeddedPostgres = async (dataFolder: string): Promise<Pick<EmbeddedPostgres, 'owner' | 'app'> | undefined> => {
  const home = await findHome(resolve(dataFolder)).catch(() => undefined)
  const postmaster = home === undefined ? undefined : await findLivePostmaster(locateCluster(home))
  return postmaster?.isReady ? describeConnections(postmaster.socketFolder) : undefined
}

/** The real path, so that the same data is one place by whatever link it is named. */
const findHome = async (requested: string): Promise<string> =>
  realpath(await choosePostgresHome(requested, await choosePostgresUser(locateCluster(requested))))

const prepareCluster = async (home: string): Promise<Cluster> => {
  const folder = locateCluster(home)
  const user = await choosePostgresUser(folder)
  await makePrivateFolder(home, user, 0o755)
  const socketFolder = await chooseSocketFolder(home, user)
  await makePrivateFolder(socketFolder, user)
  const packageFolder = await prepareBinaries(locatePostgresPackage(), home, user)
  return { packageFolder, folder, socketFolder, logFile: join(home, 'postgres.log'), user, settings: SETTINGS }
}

const runCluster = async (
  cluster: Cluster,
  onProgress: (sentence: string) => void,
  release: () => Promise<void>,
): Promise<EmbeddedPostgres> => {
  const adopted = await adoptPostmaster(cluster.folder)
  if (!adopted) await initialiseCluster(cluster, () => onProgress('Making the database: this happens once.'))
  const { pid, socketFolder } = adopted ?? (await startPostmaster(cluster))
  const keeper = keepPostmaster({ ...cluster, socketFolder }, pid, onProgress)
  const stop = async (): Promise<void> => {
    await keeper.stop()
    await rmdir(socketFolder).catch(() => undefined)
    await release()
  }
  try {
    const firstStart = await createMissing({ host: socketFolder, user: 'postgres', database: 'postgres' })
    const connections = describeConnections(socketFolder)
    return { ...connections, dataFolder: resolve(cluster.folder, '..'), pid, wasAdopted: adopted !== undefined, firstStart, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const createMissing = (admin: ClientConfig): Promise<boolean> =>
  withClient(admin, async (client) => {
    await createRoles(client)
    return createDatabase(client, DATABASE)
  })
