import { setTimeout as wait } from 'node:timers/promises'
import { withClient } from '#platform/database/database-roles.ts'
import { type Cluster, startPostmaster, stopPostmaster } from './postgres-process.ts'
import { findLivePostmaster, isPostmasterOf, type Postmaster } from './postmaster.ts'

const ADOPT_LIMIT_MS = 10_000
const POLL_MS = 50
const CHECK_MS = 250

const answers = (socketFolder: string): Promise<boolean> =>
  withClient({ host: socketFolder, user: 'postgres', database: 'postgres', connectionTimeoutMillis: 2000 }, (client) =>
    client.query('select 1'),
  ).then(
    () => true,
    () => false,
  )

/** Takes over a server that outlived its application. One that is just ending is waited for, one that is deaf is ended. */
export const adoptPostmaster = async (clusterFolder: string): Promise<Postmaster | undefined> => {
  const limit = Date.now() + ADOPT_LIMIT_MS
  for (;;) {
    const postmaster = await findLivePostmaster(clusterFolder)
    if (!postmaster) return undefined
    if (postmaster.isReady && (await answers(postmaster.socketFolder))) return postmaster
    if (Date.now() > limit) await stopPostmaster(clusterFolder, postmaster.pid)
    await wait(POLL_MS)
  }
}

export type Keeper = { readonly stop: () => Promise<void> }

/** Starts the server again when it dies under the application, as from the out-of-memory killer. */
export const keepPostmaster = (cluster: Cluster, startedPid: number, onProgress: (sentence: string) => void): Keeper => {
  let pid = startedPid
  let check: Promise<void> | undefined
  const revive = async (): Promise<void> => {
    if (await isPostmasterOf(pid, cluster.folder)) return
    onProgress('PostgreSQL ended unexpectedly: starting it again.')
    pid = (await startPostmaster(cluster)).pid
  }
  const timer = setInterval(() => {
    check ??= revive()
      .catch((error: Error) => onProgress(error.message))
      .finally(() => (check = undefined))
  }, CHECK_MS).unref()
  const stop = async (): Promise<void> => {
    clearInterval(timer)
    await check
    await stopPostmaster(cluster.folder, pid)
  }
  return { stop }
}
