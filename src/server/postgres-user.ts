import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

export type PostgresUser = { readonly uid: number; readonly gid: number }

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or as `nobody`. An ordinary user runs it as itself. */
export const choosePostgresUser = async (): Promise<PostgresUser | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'))
  const entry = ['postgres', 'nobody'].map((name) => lines.find((fields) => fields[0] === name)).find((fields) => fields)
  return { uid: Number(entry?.[2] ?? 65534), gid: Number(entry?.[3] ?? 65534) }
}

const READ_AND_ENTER = 0o5
const ENTER = 0o1

const mayUse = async (folder: string, { uid, gid }: PostgresUser, wanted: number): Promise<boolean> => {
  const entry = await stat(folder)
  const shift = entry.uid === uid ? 6 : entry.gid === gid ? 3 : 0
  return ((entry.mode >> shift) & wanted) === wanted
}

const listParents = (folder: string): string[] => (folder === '/' ? [] : [dirname(folder), ...listParents(dirname(folder))])

/** Whether that user may enter every folder above this one. A folder that is not there yet counts by its nearest parent. */
export const canReach = async (folder: string, user: PostgresUser | undefined): Promise<boolean> => {
  if (!user) return true
  const real = await realpath(folder).catch(() => undefined)
  if (!real) return (await canReach(dirname(folder), user)) && (await mayUse(await realpathOfNearest(folder), user, ENTER))
  const answers = await Promise.all(listParents(real).map((parent) => mayUse(parent, user, ENTER)))
  return answers.every(Boolean)
}

const realpathOfNearest = (folder: string): Promise<string> =>
  realpath(dirname(folder)).catch(() => realpathOfNearest(dirname(folder)))

export const canRead = async (folder: string, user: PostgresUser | undefined): Promise<boolean> =>
  !user || ((await canReach(folder, user)) && (await mayUse(folder, user, READ_AND_ENTER)))
