import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

export type PostgresUser = { readonly uid: number; readonly gid: number }

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or as `nobody`. An ordinary user runs it as itself. */
export const choosePostgresUser = async (clusterFolder?: string): Promise<PostgresUser | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  // Data that is there already is opened only by the user who made it.
  const existing = clusterFolder && (await stat(clusterFolder).catch(() => undefined))
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid }
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'))
  const entry = ['postgres', 'nobody'].map((name) => lines.find((fields) => fields[0] === name)).find((fields) => fields)
  return { uid: Number(entry?.[2] ?? 65534), gid: Number(entry?.[3] ?? 65534) }
}

/** Whether that user may enter every folder above this one; those not there yet will be made so. */
export const canReach = async (folder: string, user: PostgresUser | undefined): Promise<boolean> => {
  if (!user) return true
  const parent = await realpath(dirname(folder)).catch(() => undefined)
  if (!parent) return canReach(dirname(folder), user)
  return (await mayEnter(parent, user)) && (parent === '/' || canReach(parent, user))
}

const mayEnter = async (folder: string, { uid, gid }: PostgresUser): Promise<boolean> => {
  const entry = await stat(folder)
  const shift = entry.uid === uid ? 6 : entry.gid === gid ? 3 : 0
  return ((entry.mode >> shift) & 1) === 1
}
