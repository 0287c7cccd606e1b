import { spawn } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresUser } from './postgres-user.ts'
import { findLivePostmaster, isPostmasterOf, type Postmaster, removeMisleadingPidFile } from './postmaster.ts'

export type Cluster = {
  readonly packageFolder: string
  /** PGDATA. */
  readonly folder: string
  readonly socketFolder: string
  readonly logFile: string
  readonly user: PostgresUser | undefined
  readonly settings: Readonly<Record<string, string>>
}

const POLL_MS = 20
const RETRY_MS = 200
const START_LIMIT_MS = 60_000
const RETRY_LIMIT_MS = 15_000
const STOP_LIMIT_MS = 30_000
const LOG_LIMIT_BYTES = 10_000_000

type Launched = { hasEnded: boolean; failure?: Error }

const launch = async (cluster: Cluster): Promise<Launched> => {
  const log = await open(cluster.logFile, 'a', 0o600)
  const settings = { ...cluster.settings, listen_addresses: '', unix_socket_directories: cluster.socketFolder }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(cluster.packageFolder, 'native/bin/postgres'), ['-D', cluster.folder, ...flags], {
    ...cluster.user,
    // A group of its own: Ctrl-C then reaches the application alone, which stops the database last.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    cwd: '/',
    env: { LC_ALL: 'C' },
  })
  const launched: Launched = { hasEnded: false }
  child.once('exit', () => (launched.hasEnded = true))
  child.once('error', (failure) => Object.assign(launched, { hasEnded: true, failure }))
  child.unref()
  await log.close()
  return launched
}

const waitUntilReady = async (cluster: Cluster, launched: Launched): Promise<Postmaster | undefined> => {
  const limit = Date.now() + START_LIMIT_MS
  while (!launched.hasEnded && Date.now() < limit) {
    const postmaster = await findLivePostmaster(cluster.folder)
    if (postmaster?.isReady) return postmaster
    await wait(POLL_MS)
  }
  return undefined
}

const measureLog = async (logFile: string): Promise<number> => {
  const size = await stat(logFile).then(
    (entry) => entry.size,
    () => 0,
  )
  if (size < LOG_LIMIT_BYTES) return size
  await rename(logFile, `${logFile}.old`)
  return 0
}

/** Starts the server; while a killed one's children still hold its shared memory it tries again. */
export const startPostmaster = async (cluster: Cluster): Promise<Postmaster> => {
  const limit = Date.now() + RETRY_LIMIT_MS
  for (;;) {
    // Somebody else may have brought it back, as by `pg_ctl restart`.
    const live = await findLivePostmaster(cluster.folder)
    if (live?.isReady && live.socketFolder === cluster.socketFolder) return live
    await removeMisleadingPidFile(cluster.folder)
    const logStart = await measureLog(cluster.logFile)
    const launched = await launch(cluster)
    const postmaster = await waitUntilReady(cluster, launched)
    if (postmaster) return postmaster
    const output = (await readFile(cluster.logFile)).subarray(logStart).toString()
    const mayPass = output.includes('shared memory block') || /lock file [^\n]{1,400} already exists/.test(output)
    if (!mayPass || Date.now() > limit) {
      const reason = launched.failure?.message ?? output.trim().split('\n').slice(-5).join('\n')
      throw new Error(`The embedded PostgreSQL does not start (log: ${cluster.logFile}):\n${reason}`)
    }
    await wait(RETRY_MS)
  }
}

/** SIGINT ends its sessions and shuts it down cleanly. */
export const stopPostmaster = async (clusterFolder: string, pid: number): Promise<void> => {
  if (!(await isPostmasterOf(pid, clusterFolder))) return
  process.kill(pid, 'SIGINT')
  const limit = Date.now() + STOP_LIMIT_MS
  while (await isPostmasterOf(pid, clusterFolder)) {
    if (Date.now() > limit) throw new Error(`The embedded PostgreSQL (process ${pid}) does not stop.`)
    await wait(POLL_MS)
  }
}
