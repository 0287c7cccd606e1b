import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { createDatabase, createRoles, withClient } from '#platform/database/database-roles.ts'
import { OWNER_ROLE } from '#platform/database/role-names.ts'
import { migrateDatabase } from '#platform/database/migrate.ts'
import { locatePostgresPackage, prepareBinaries } from '#platform/database/postgres/postgres-binaries.ts'
import { initialiseCluster, makePrivateFolder } from '#platform/database/postgres/postgres-cluster.ts'
import { startPostmaster, stopPostmaster } from '#platform/database/postgres/postgres-process.ts'
import { choosePostgresUser } from '#platform/database/postgres/postgres-user.ts'

export const TEMPLATE_DATABASE = 'portico_template'

export type TestServer = { readonly admin: ClientConfig; readonly stop: () => Promise<void> }

/** Nothing here has to survive a power cut. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300', autovacuum: 'off' }

/** The pipe closes however this process ends, kill -9 included: then nothing of the server stays behind. */
const endWithThisProcess = (home: string): void => {
  const script = 'cat; pid=$(head -n1 "$1/cluster/postmaster.pid") && kill -QUIT "$pid"; rm -rf "$1" || { sleep 1; rm -rf "$1"; }'
  const guard = spawn('sh', ['-c', script, 'sh', home], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  guard.unref()
  if (guard.stdin instanceof Socket) guard.stdin.unref()
}

/** One throw-away PostgreSQL whose template database is migrated. */
export const startTestServer = async (): Promise<TestServer> => {
  const home = await mkdtemp(join(tmpdir(), 'portico-test-'))
  endWithThisProcess(home)
  const remove = () => rm(home, { recursive: true, force: true })
  try {
    const user = await choosePostgresUser()
    await makePrivateFolder(home, user, 0o755)
    const packageFolder = await prepareBinaries(locatePostgresPackage(), home, user)
    const cluster = { packageFolder, folder: join(home, 'cluster'), socketFolder: join(home, 's'), user }
    await makePrivateFolder(cluster.socketFolder, user)
    await initialiseCluster(cluster, undefined, ['--no-sync'])
    const { pid } = await startPostmaster({ ...cluster, logFile: join(home, 'log'), settings: FAST })
    const stop = () => stopPostmaster(cluster.folder, pid).finally(remove)
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
    return { admin, stop }
  } catch (error) {
    await remove()
    throw error
  }
}
