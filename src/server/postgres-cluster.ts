import { execFile } from 'node:child_process'
import { chown, lstat, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { PostgresUser } from './postgres-user.ts'

/** Makes a folder that only the database's user (and root) can enter; refuses one that somebody else put there. */
export const makePrivateFolder = async (folder: string, user: PostgresUser | undefined, mode = 0o700): Promise<void> => {
  await mkdir(folder, { recursive: true, mode })
  const entry = await lstat(folder)
  const trusted = [process.getuid?.(), user?.uid]
  if (!entry.isDirectory() || !trusted.includes(entry.uid)) {
    throw new Error(`The folder ${folder} belongs to somebody else: remove it, then start again.`)
  }
  if (user) await chown(folder, user.uid, user.gid)
}

/** Makes an empty cluster: UTF-8, sorted by code point whatever the machine's locale is. */
export const initialiseCluster = async (
  cluster: { readonly packageFolder: string; readonly folder: string; readonly user: PostgresUser | undefined },
  flags: readonly string[] = [],
): Promise<boolean> => {
  const isThere = await lstat(join(cluster.folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
  if (isThere) return false
  // Renamed when complete, so that an initialisation cut short is never taken for a database.
  const unfinished = join(dirname(cluster.folder), 'unfinished')
  await rm(unfinished, { recursive: true, force: true })
  await makePrivateFolder(unfinished, cluster.user)
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  await promisify(execFile)(
    join(cluster.packageFolder, 'native/bin/initdb'),
    ['-D', unfinished, '--username=postgres', '--auth=trust', ...locale, ...flags],
    { ...cluster.user, cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' } },
  )
  await rename(unfinished, cluster.folder)
  return true
}
