import { spawn } from 'node:child_process'
import { access, constants, mkdtemp, rm, statfs } from 'node:fs/promises'
import { Socket } from 'node:net'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { createDatabase, createRoles, withClient } from '#platform/database/database-roles.ts'
import { OWNER_ROLE } from '#platform/database/role-names.ts'
import { migrateDatabase } from '#platform/database/migrate.ts'
import { locatePostgresPackage, prepareBinaries } from '#platform/database/postgres/postgres-binaries.ts'
import { initialiseCluster, makePrivateFolder } from '#platform/database/postgres/postgres-cluster.ts'
import { startPostmaster, stopPostmaster } from '#platform/database/postgres/postgres-process.ts'
import { choosePostgresUser } from '#platform/database/postgres/postgres-user.ts'
import { startTestPooler } from '#platform/testing/test-pooler.ts'

export const TEMPLATE_DATABASE = 'portico_template'

export type TestServer = {
  readonly admin: ClientConfig
  /** Where the application connects in a trial with a pooler (npm run trial -- pooler). */
  readonly pooler?: ClientConfig
  readonly stop: () => Promise<void>
}

/** Nothing here has to survive a power cut. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300', autovacuum: 'off' }

const MEMORY_FOLDER = '/dev/shm'
const NEEDED_BYTES = 4 * 2 ** 30

/** Where files live in memory, if there is room: hundreds of databases are made and dropped, and nobody reads them again. */
const chooseDataParent = async (): Promise<string> => {
  try {
    await access(MEMORY_FOLDER, constants.W_OK)
    const { bavail, bsize } = await statfs(MEMORY_FOLDER)
    return Math.min(bavail * bsize, freemem()) >= NEEDED_BYTES ? MEMORY_FOLDER : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** The pipe closes however this process ends, kill -9 included: then nothing of the server stays behind. */
const endWithThisProcess = (home: string, data: string): void => {
  const script =
    'cat; pid=$(head -n1 "$2/cluster/postmaster.pid") && kill -QUIT "$pid"; rm -rf "$1" "$2" || { sleep 1; rm -rf "$1" "$2"; }'
  const guard = spawn('sh', ['-c', script, 'sh', home, data], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  guard.unref()
  if (guard.stdin instanceof Socket) guard.stdin.unref()
}

/** One throw-away PostgreSQL whose template database is migrated. */
export const startTestServer = async (): Promise<TestServer> => {
  const home = await mkdtemp(join(tmpdir(), 'portico-test-'))
  const data = await mkdtemp(join(await chooseDataParent(), 'portico-test-data-'))
  endWithThisProcess(home, data)
  const remove = () => Promise.all([home, data].map((folder) => rm(folder, { recursive: true, force: true })))
  try {
    const user = await choosePostgresUser()
    for (const folder of [home, data]) await makePrivateFolder(folder, user, 0o755)
    const packageFolder = await prepareBinaries(locatePostgresPackage(), home, user)
    const cluster = { packageFolder, folder: join(data, 'cluster'), socketFolder: join(home, 's'), user }
    await makePrivateFolder(cluster.socketFolder, user)
    await initialiseCluster(cluster, undefined, ['--no-sync'])
    const { pid } = await startPostmaster({ ...cluster, logFile: join(home, 'log'), settings: FAST })
    const pooler = await startTestPooler({ home, user, server: cluster.socketFolder })
    const stop = async () => {
      pooler?.stop()
      await stopPostmaster(cluster.folder, pid).finally(remove)
    }
    const admin = { host: cluster.socketFolder, user: 'postgres', database: 'postgres' }
    try {
      await withClient(admin, async (client) => {
        await createRoles(client)
        await createDatabase(client, TEMPLATE_DATABASE)
      })
      await migrateDatabase({ ...admin, user: OWNER_ROLE, database: TEMPLATE_DATABASE })
    } catch (error) {
      await stop()
      throw error
    }
    return { admin, ...(pooler && { pooler: pooler.address }), stop }
  } catch (error) {
    await remove()
    throw error
  }
}
