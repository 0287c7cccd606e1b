import { spawn } from 'node:child_process'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresUser } from './postgres-user.ts'

export type Cluster = {
  readonly packageFolder: string
  /** PGDATA. */
  readonly folder: string
  readonly socketFolder: string
  readonly logFile: string
  readonly user: PostgresUser | undefined
  readonly settings: Readonly<Record<string, string>>
}

export type Postmaster = { readonly pid: number; readonly socketFolder: string; readonly isReady: boolean }

const POLL_MS = 20
const START_LIMIT_MS = 60_000
const RETRY_LIMIT_MS = 15_000
const STOP_LIMIT_MS = 30_000

/** Lines of postmaster.pid: pid, data folder, start time, port, socket folder, address, shared memory, status. */
export const readPostmaster = async (clusterFolder: string): Promise<Postmaster | undefined> => {
  const lines = (await readFile(join(clusterFolder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  return pid > 0 ? { pid, socketFolder: lines[4] ?? '', isReady: lines[7]?.trim() === 'ready' } : undefined
}

/** A pid alone proves nothing: after a crash or in a new container it may belong to another program. */
export const isPostmasterOf = async (pid: number, clusterFolder: string): Promise<boolean> => {
  const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
  return words.includes(clusterFolder)
}

export const findLivePostmaster = async (clusterFolder: string): Promise<Postmaster | undefined> => {
  const postmaster = await readPostmaster(clusterFolder)
  return postmaster && (await isPostmasterOf(postmaster.pid, clusterFolder)) ? postmaster : undefined
}

/** PostgreSQL clears a dead server's pid file itself, but gives up when the pid now belongs to something else. */
const removeMisleadingPidFile = async (clusterFolder: string): Promise<void> => {
  const postmaster = await readPostmaster(clusterFolder)
  if (!postmaster || (await isPostmasterOf(postmaster.pid, clusterFolder))) return
  const isTaken = await readFile(`/proc/${postmaster.pid}/stat`).then(
    () => true,
    () => false,
  )
  if (isTaken) await rm(join(clusterFolder, 'postmaster.pid'), { force: true })
}

const launch = async (
  cluster: Cluster,
): Promise<{ readonly hasEnded: () => boolean; readonly failure: () => Error | undefined }> => {
  const log = await open(cluster.logFile, 'a', 0o600)
  const settings = { ...cluster.settings, listen_addresses: '', unix_socket_directories: cluster.socketFolder }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(cluster.packageFolder, 'native/bin/postgres'), ['-D', cluster.folder, ...flags], {
    ...cluster.user,
    // A group of its own, so that Ctrl-C reaches the application first, which then stops it in order.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  })
  let ended = false
  let failure: Error | undefined
  child.once('exit', () => (ended = true))
  child.once('error', (error) => {
    ended = true
    failure = error
  })
  child.unref()
  await log.close()
  return { hasEnded: () => ended, failure: () => failure }
}

const waitUntilReady = async (cluster: Cluster, hasEnded: () => boolean): Promise<Postmaster | undefined> => {
  const limit = Date.now() + START_LIMIT_MS
  while (!hasEnded() && Date.now() < limit) {
    const postmaster = await findLivePostmaster(cluster.folder)
    if (postmaster?.isReady) return postmaster
    await wait(POLL_MS)
  }
  return undefined
}

const readLogSince = async (logFile: string, start: number): Promise<string> =>
  (await readFile(logFile)).subarray(start).toString()

/** Starts the server; while a killed one's children still hold its shared memory it tries again. */
export const startPostmaster = async (cluster: Cluster): Promise<Postmaster> => {
  const limit = Date.now() + RETRY_LIMIT_MS
  for (;;) {
    await removeMisleadingPidFile(cluster.folder)
    const logStart = (await readFile(cluster.logFile).catch(() => Buffer.alloc(0))).length
    const { hasEnded, failure } = await launch(cluster)
    const postmaster = await waitUntilReady(cluster, hasEnded)
    if (postmaster) return postmaster
    const output = await readLogSince(cluster.logFile, logStart)
    const mayPass = /shared memory block|lock file .* already exists/.test(output)
    if (!mayPass || Date.now() > limit) {
      const reason = failure()?.message ?? output.trim().split('\n').slice(-5).join('\n')
      throw new Error(`The embedded PostgreSQL does not start (log: ${cluster.logFile}):\n${reason}`)
    }
    await wait(POLL_MS * 10)
  }
}

/** SIGINT ends sessions and shuts down cleanly. */
export const stopPostmaster = async (clusterFolder: string, pid: number): Promise<void> => {
  if (!(await isPostmasterOf(pid, clusterFolder))) return
  process.kill(pid, 'SIGINT')
  const limit = Date.now() + STOP_LIMIT_MS
  while (await isPostmasterOf(pid, clusterFolder)) {
    if (Date.now() > limit) throw new Error(`The embedded PostgreSQL (process ${pid}) does not stop.`)
    await wait(POLL_MS)
  }
}
