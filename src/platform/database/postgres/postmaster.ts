import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

export type Postmaster = { readonly pid: number; readonly socketFolder: string; readonly isReady: boolean }

const locatePidFile = (clusterFolder: string): string => join(clusterFolder, 'postmaster.pid')

/** Lines of postmaster.pid: pid, data folder, start time, port, socket folder, address, shared memory, status. */
const readPostmaster = async (clusterFolder: string): Promise<Postmaster | undefined> => {
  const lines = (await readFile(locatePidFile(clusterFolder), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  return pid > 0 ? { pid, socketFolder: lines[4] ?? '', isReady: lines[7]?.trim() === 'ready' } : undefined
}

/** A pid alone proves nothing: after a crash or in a new container it may belong to another program. */
export const isPostmasterOf = async (pid: number, clusterFolder: string): Promise<boolean> => {
  const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
  return words[1] === '-D' && words[2] === clusterFolder
}

export const findLivePostmaster = async (clusterFolder: string): Promise<Postmaster | undefined> => {
  const postmaster = await readPostmaster(clusterFolder)
  return postmaster && (await isPostmasterOf(postmaster.pid, clusterFolder)) ? postmaster : undefined
}

/** PostgreSQL clears a dead server's pid file itself, but gives up when the pid now belongs to another program. */
export const removeMisleadingPidFile = async (clusterFolder: string): Promise<void> => {
  const postmaster = await readPostmaster(clusterFolder)
  if (!postmaster || (await isPostmasterOf(postmaster.pid, clusterFolder))) return
  const isTaken = await readFile(`/proc/${postmaster.pid}/stat`).then(
    () => true,
    () => false,
  )
  if (isTaken) await rm(locatePidFile(clusterFolder), { force: true })
}
